import { useEffect, useState } from 'react';

/** Lives as long as the page's scripts: in the address, the history or on disk it could outlast the person. */
let handedOver = '';

/** Hands the username of a new account to the sign-in form. */
export function handUsername(username: string): void {
  handedOver = username;
}

/** The username that was handed over, only once; '' if none. */
export function useHandedUsername(): string {
  const [username] = useState(() => handedOver);
  useEffect(() => {
    handedOver = '';
  }, []);
  return username;
}
