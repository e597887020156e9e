/** A network around a visitor's address. A provider gives a customer an IPv6 /56 or /48, and rents IPv4 out by the /24. */
export interface WiderNetwork {
  kind: 'ipv6/56' | 'ipv6/48' | 'ipv4/24';
  /** `2001:db8:1:200::/56`, `203.0.113.0/24`. */
  network: string;
}

/**
 * The networks around an address, the narrowest first.
 *
 * @param address as a visitor has it (networkOf): an IPv6 /64, or an IPv4 address. Anything else has none.
 */
export function widerNetworks(address: string): WiderNetwork[] {
  const v6 = /^([\da-f]+):([\da-f]+):([\da-f]+):([\da-f]+)::\/64$/.exec(address);
  if (v6 !== null) {
    const [one, two, three, four = '0'] = v6.slice(1);
    const start = `${one}:${two}:${three}`;
    const first8 = Number.parseInt(four, 16) & 0xff00;
    return [
      { kind: 'ipv6/56', network: `${start}:${first8.toString(16)}::/56` },
      { kind: 'ipv6/48', network: `${start}::/48` },
    ];
  }
  const v4 = /^(\d+\.\d+\.\d+)\.\d+$/.exec(address);
  return v4 === null ? [] : [{ kind: 'ipv4/24', network: `${v4[1]}.0/24` }];
}
