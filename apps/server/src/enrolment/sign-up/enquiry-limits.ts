import { limitKey } from '../../platform/limits/limit-key.ts';
import { requireUseBelow } from '../../platform/db/use-limits.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import type { Services } from '../../platform/services.ts';
import { HOUR_SECONDS } from '../../platform/time.ts';

/**
 * What the steps of an enrolment reveal, so that a visitor could try out many: which people the registry knows, by
 * which numbers, and which usernames are taken.
 */
type Enquiry = 'patient' | 'username';

/** Enquiries in an hour: from one browser, and from one network address, which the visitors of a clinic may share. */
const MAXIMUM_AN_HOUR = { browser: 30, address: 200 };

/**
 * Counts an enquiry before it is made. @throws Refusal tooManyRequests beyond MAXIMUM_AN_HOUR, with the seconds to
 * wait.
 */
export async function countEnquiry(
  enquiry: Enquiry,
  { address, browserId }: Pick<Visitor, 'address' | 'browserId'>,
  { database, ports, settings }: Pick<Services, 'database' | 'ports' | 'settings'>,
): Promise<void> {
  const limits = [
    { key: limitKey(settings.secret, `enquiry:${enquiry}:address:${address}`), limit: MAXIMUM_AN_HOUR.address },
    { key: limitKey(settings.secret, `enquiry:${enquiry}:browser:${browserId}`), limit: MAXIMUM_AN_HOUR.browser },
  ];
  await requireUseBelow(database.db, limits, ports.clock.now(), HOUR_SECONDS);
}
