/** What counts as an e-mail address everywhere in the product; whether it exists only the server knows. */
export const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** What is wrong with an e-mail address as it was typed. */
export function findEmailIssue(email: string): 'required' | 'email' | undefined {
  if (email.trim() === '') return 'required';
  return EMAIL.test(email.trim()) ? undefined : 'email';
}
