declare module 'fxa-common-password-list' {
  /** Common leaked passwords of at least 8 characters, in lower case. */
  const commonPasswords: { test(password: string): boolean };
  export default commonPasswords;
}
