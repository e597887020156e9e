import { useEffect, useState } from 'react';

/** As long as the page's scripts live: not in the address, in the history or on disk, where it could outlast the person. */
let handedOver = '';

/** Hands the username of an account that was just made over to the sign-in form. */
export function handUsername(username: string): void {
  handedOver = username;
}

/** The username that was handed over, once; '' for none. */
export function useHandedUsername(): string {
  const [username] = useState(() => handedOver);
  useEffect(() => {
    handedOver = '';
  }, []);
  return username;
}
