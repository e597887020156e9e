/** 17,950 common passwords of 8 to 20 characters. */
declare module 'fxa-common-password-list' {
  const list: { test(password: string): boolean };
  export default list;
}
