/** Whether the browser has a cookie of this name that scripts may see, whatever its value. */
export function hasCookie(name: string): boolean {
  return document.cookie.split('; ').some((each) => each.startsWith(`${name}=`));
}

/** @param seconds for which it is kept. */
export function setCookie(name: string, seconds: number): void {
  document.cookie = `${name}=1; path=/; max-age=${seconds}; samesite=lax`;
}

export function removeCookie(name: string): void {
  setCookie(name, 0);
}
