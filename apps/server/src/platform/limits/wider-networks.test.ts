import { expect, it } from 'vitest';
import { networkOf } from '../../app/http/network-of.ts';
import { widerNetworks } from './wider-networks.ts';

it.each([
  ['2001:db8:1:2ff:3:4:5:6', ['2001:db8:1:200::/56', '2001:db8:1::/48']],
  ['2001:db8:1:2::', ['2001:db8:1:0::/56', '2001:db8:1::/48']],
  ['2001:db8::1', ['2001:db8:0:0::/56', '2001:db8:0::/48']],
  ['203.0.113.7', ['203.0.113.0/24']],
  ['203.0.113.7:50412', ['203.0.113.0/24']],
  ['::ffff:203.0.113.7', ['203.0.113.0/24']],
  ['[2001:db8:1:2ff::9]:50412', ['2001:db8:1:200::/56', '2001:db8:1::/48']],
  ['::ffff:cb00:7107', ['203.0.113.0/24']],
  ['unknown', []],
])('%s is within %j', (address, networks) => {
  expect(widerNetworks(networkOf(address)).map(({ network }) => network)).toEqual(networks);
});
