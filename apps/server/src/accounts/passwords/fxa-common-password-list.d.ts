/** 17,950 passwords of 8 to 20 characters that many people use. */
declare module 'fxa-common-password-list' {
  const list: { test(password: string): boolean };
  export default list;
}
