import { useEffect, useState } from 'react';

/** Lives as long as the page's scripts: in the address, the history or on disk it could outlast the person. */
let passedUsername = '';

/** Hands the username of a new account to the sign-in form. */
export function passUsername(username: string): void {
  passedUsername = username;
}

/** The username that was handed over, only once; '' if none. */
export function usePassedUsername(): string {
  const [username] = useState(() => passedUsername);
  useEffect(() => {
    passedUsername = '';
  }, []);
  return username;
}
