/** Form of an e-mail address; the server alone knows whether it exists. */
export const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

export function findEmailIssue(email: string): 'required' | 'email' | undefined {
  if (email.trim() === '') return 'required';
  return EMAIL.test(email.trim()) ? undefined : 'email';
}
