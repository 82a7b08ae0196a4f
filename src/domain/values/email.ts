/** Form of an e-mail address; only the server knows whether it exists. */
export const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

export function findEmailIssue(email: string): 'required' | 'email' | undefined {
  if (email.trim() === '') return 'required';
  return EMAIL.test(email.trim()) ? undefined : 'email';
}
