/** Form of an e-mail address; only the server knows whether it exists. */
export const EMAIL = /^[^\s@;,:<>()[\]"\\]+@[^\s@;,:<>()[\]"\\.]+(\.[^\s@;,:<>()[\]"\\.]+)+$/;

/** Signs that surround an address in a message or in a list of recipients. */
const AROUND = /^[\s;,:.<>()[\]{}"'«»“”‘’]+|[\s;,:.<>()[\]{}"'«»“”‘’]+$/g;

/** The only address in a pasted text, without the signs and the name around it. */
export function findEmail(text: string): string | undefined {
  const visible = text.replaceAll(/\p{Cf}/gu, '');
  const named = /^[^<>@]*<([^<>]*)>[^<>@]*$/.exec(visible)?.[1] ?? visible;
  const bare = named
    .replaceAll(AROUND, '')
    .replace(/^mailto:([^?]*).*$/i, '$1')
    .replaceAll(AROUND, '');
  return EMAIL.test(bare) ? bare : undefined;
}

/** Address as it is compared with others: the service does not tell capitals apart. */
export const toEmailKey = (email: string): string => (findEmail(email) ?? email).toLowerCase();

export function findEmailIssue(email: string): 'required' | 'email' | undefined {
  if (email.trim() === '') return 'required';
  return findEmail(email) === undefined ? 'email' : undefined;
}
