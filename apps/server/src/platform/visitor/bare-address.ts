import { isIP } from 'node:net';

/**
 * An IP address as one would write it oneself: without the port, brackets or zone that proxies add, and IPv4 in its own
 * notation also where it comes as IPv6 (`::ffff:cb00:7107`, RFC 4291, section 2.5.5.2).
 *
 * @returns undefined for what is no address, as `unknown` (RFC 7239, section 6).
 */
export function bareAddress(text: string): string | undefined {
  const withoutPort = /^\[(.+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
  const [address = ''] = withoutPort.split('%');
  if (isIP(address) !== 6) return isIP(address) === 4 ? address : undefined;
  // The one form of RFC 5952, but for IPv4, which it writes in the digits of IPv6.
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [, high, low] = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(canonical) ?? [];
  if (high === undefined || low === undefined) return canonical;
  const [upper, lower] = [Number.parseInt(high, 16), Number.parseInt(low, 16)];
  return [upper >> 8, upper & 255, lower >> 8, lower & 255].join('.');
}
