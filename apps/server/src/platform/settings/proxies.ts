import { BlockList, isIP } from 'node:net';
import * as z from 'zod';
import { bareAddress } from '../visitor/bare-address.ts';

/** The reverse proxies whose word about a visitor is taken, as addresses and networks: `10.0.0.0/8`, `fd00::7`. */
export type ProxyNetworks = readonly string[];

/**
 * The widest networks that may be named, in bits: those of private use (10.0.0.0/8 of RFC 1918, fc00::/7 of RFC 4193),
 * of one link (fe80::/10), and what one provider gets of the rest of IPv6. IPv4 in IPv6 notation is held to that of IPv4.
 */
const widest: ReadonlyArray<[start: RegExp, bits: number]> = [
  [/^\d+\./, 8],
  [/^f[cd]..:/, 7],
  [/^fe[89ab].:/, 10],
  [/^0?:/, 96 + 8],
  [/^/, 32],
];
const LONGEST = { 4: 32, 6: 128 } as const;

/** PORTICO_PROXIES: addresses and networks, separated by commas. */
export const proxiesVariable = z
  .string()
  .default('')
  .transform((value) => value.split(/[\s,]+/).filter((network) => network !== ''))
  .refine(
    (networks) => networks.every((network) => isNetwork(network)),
    'must name reverse proxies by address or network (10.0.0.0/8 at the widest), separated by commas, as 10.0.0.7,fd00::/64. It no longer counts them',
  );

/** Addresses and networks of senders, however wide; null where one is none. */
export function readNetworks(text: string): string[] | null {
  const networks = text.split(/[\s,]+/).filter((network) => network !== '');
  return networks.every((network) => isNetwork(network, () => 0)) ? networks : null;
}

function isNetwork(text: string, least: (address: string) => number = widestOf): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if ((version !== 4 && version !== 6) || rest.length > 0 || address.includes('%')) return false;
  if (bits === undefined) return true;
  return /^\d{1,3}$/.test(bits) && Number(bits) >= least(address) && Number(bits) <= LONGEST[version];
}

function widestOf(address: string): number {
  const canonical = address.includes(':') ? new URL(`http://[${address}]`).hostname.slice(1, -1) : address;
  return widest.find(([start]) => start.test(canonical))?.[1] ?? Infinity;
}

/** Returns a function that says whether an address is of one of the proxies, however it is written (bareAddress). */
export function proxyTest(networks: ProxyNetworks): (address: string) => boolean {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return (address) => {
    const bare = bareAddress(address);
    return bare !== undefined && list.check(bare, isIP(bare) === 6 ? 'ipv6' : 'ipv4');
  };
}

/** A further error in production, where the address is https: the server speaks HTTP, so there is a proxy before it. */
export function proxiesErrorsInProduction(env: NodeJS.ProcessEnv): string[] {
  return env['PORTICO_PROXIES'] === undefined
    ? [
        'PORTICO_PROXIES is not set, so all visitors behind the proxy that https needs would count as one. Name the addresses from which the proxies reach this server, as 10.0.0.7 or 10.0.0.0/8.',
      ]
    : [];
}
