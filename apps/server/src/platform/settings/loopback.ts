import { isIPv4 } from 'node:net';

/** Whether a host name or address of a setting is this machine itself: what goes there never enters a network. */
export function isLoopback(host: string): boolean {
  const name = host.replace(/^\[(.+)\]$/, '$1').toLowerCase();
  return name === 'localhost' || name === '::1' || (isIPv4(name) && name.startsWith('127.'));
}
