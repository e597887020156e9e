import { limitKey } from '../../platform/limits/limit-key.ts';
import { requireUseBelow } from '../../platform/db/use-limits.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import type { Services } from '../../platform/services.ts';
import { limits } from '../../platform/limits/limits.ts';

/**
 * What the steps of an enrolment reveal, so that a visitor could try out many: which people the registry knows, by
 * which numbers, and which usernames are taken.
 */
type Enquiry = 'patient' | 'username';

/** Counts an enquiry, before it is made. @throws Refusal tooManyRequests with the seconds to wait. */
export async function countEnquiry(
  enquiry: Enquiry,
  { address, browserId }: Pick<Visitor, 'address' | 'browserId'>,
  { database, ports, settings }: Pick<Services, 'database' | 'ports' | 'settings'>,
): Promise<void> {
  const uses = [
    {
      key: limitKey(settings.keys, `enquiry:${enquiry}:address:${address}`),
      limit: limits.enquiriesOfAddress.number,
    },
    {
      key: limitKey(settings.keys, `enquiry:${enquiry}:browser:${browserId}`),
      limit: limits.enquiriesOfBrowser.number,
    },
  ];
  await requireUseBelow(database.db, uses, ports.clock.now(), limits.enquiriesOfBrowser.window);
}
