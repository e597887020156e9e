import { lookup, type LookupAddress, type LookupAllOptions } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** Finds all addresses of a name. */
export type ResolveName = (
  host: string,
  options: LookupAllOptions,
  answer: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * For the `lookup` of a connection: resolves a name, and gives none of its addresses where one is not of the public internet. The connection goes to what was
 * looked at here, so that no later answer of a name server leads it into the hospital's own network (DNS rebinding).
 *
 * @param isExcepted whether staff have named the host, so that it may have any address.
 * @param refusal what the connection ends with otherwise.
 */
export function publicLookup(
  isExcepted: (host: string) => boolean,
  refusal: (host: string) => Error,
  resolveName: ResolveName = lookup,
): LookupFunction {
  return (host, options, answer) => {
    resolveName(host, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error !== null || first === undefined) return answer(error ?? new Error('no address'), '');
      const isAllowed = isExcepted(host) || addresses.every(({ address }) => isPublicAddress(address));
      if (!isAllowed) return answer(refusal(host), '');
      return options.all === true ? answer(null, addresses) : answer(null, first.address, first.family);
    });
  };
}
