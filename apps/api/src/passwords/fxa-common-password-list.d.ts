declare module 'fxa-common-password-list' {
  /** Passwords of at least 8 characters that are common in leaks, all in lower case. */
  const commonPasswords: { test(password: string): boolean };
  export default commonPasswords;
}
