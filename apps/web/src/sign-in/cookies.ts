/** Whether the browser has a cookie of this name that scripts can read, with any value. */
export function hasCookie(name: string): boolean {
  return document.cookie.split('; ').some((each) => each.startsWith(`${name}=`));
}

/** @param seconds its lifetime. */
export function setCookie(name: string, seconds: number): void {
  document.cookie = `${name}=1; path=/; max-age=${seconds}; samesite=lax`;
}

export function removeCookie(name: string): void {
  setCookie(name, 0);
}
