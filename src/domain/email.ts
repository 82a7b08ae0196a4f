/** What counts as an e-mail address everywhere in the product; whether it exists only the server knows. */
export const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;
