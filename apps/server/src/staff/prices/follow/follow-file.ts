import type { HealthSystemLocation } from '../../../platform/settings/health-system.ts';
import { chooseLocation, fetchIndex } from '../../../prices/follow/find-file.ts';
import { followedAddress, isIndex } from '../../../prices/follow/followed-address.ts';
import { saveFollow } from '../../../prices/queries/price-follows.ts';
import { ActError } from '../../act-error.ts';
import { actOnPortal, type Staff } from '../../staff.ts';

/** What is to be followed, as staff typed it. */
export interface FollowOrder {
  location: Pick<HealthSystemLocation, 'id' | 'name'>;
  /** Of a website with a cms-hpt.txt, or of a file. */
  address: string;
  /** Which location of the list is meant; '' where the list says it by itself. */
  name: string;
  /** Headers or properties of the file that are taken as they are. */
  accepts: readonly string[];
}

/** What is followed from now on. */
export interface FollowedFile {
  address: string;
  /** The location's name in cms-hpt.txt; null where the address is of a file. */
  locationName: string | null;
}

/** In milliseconds: how long a website may take to send its cms-hpt.txt. */
const PATIENCE = 60_000;

/**
 * Follows the price file of a hospital's website as the prices of a location, in place of what was followed for it before. The server fetches it soon.
 *
 * @param signal stops the look at the list.
 * @throws FollowError for an address that is not followed, and where the list does not say which file is meant. ActError for a name where there is no list.
 */
export async function followForStaff(
  staff: Staff,
  { location, address, name, accepts }: FollowOrder,
  signal: AbortSignal,
): Promise<FollowedFile> {
  const { healthSystem, publicUrl: portal } = staff.settings;
  const { allowedHosts } = healthSystem.priceFollowing;
  const url = followedAddress(address, allowedHosts);
  if (!isIndex(url) && name !== '') throw new ActError('nameOfNoList', '--name is of a location in a cms-hpt.txt.');
  const rules = { allowedHosts, portal, signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]) };
  const locationName = isIndex(url)
    ? chooseLocation(await fetchIndex(url, rules), name === '' ? undefined : name, location.name)
    : null;
  const followed = { address: url.href, locationName };
  const details = {
    location: location.id,
    address: url.href,
    ...(locationName === null ? {} : { name: locationName }),
    ...(accepts.length > 0 && { accept: accepts.join(', ') }),
  };
  return actOnPortal(staff, 'prices follow', async (trx) => {
    await saveFollow(trx, { locationId: location.id, ...followed, accepts }, staff.now);
    return { event: 'priceFollowAdded', details, result: followed };
  });
}
