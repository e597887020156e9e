import { jobKind } from '../../platform/jobs/job-kind.ts';
import { type ActivationLetter, printActivationLetter, type PrintedLetter } from '../activation-letter.ts';
import type { HealthSystem } from '../../platform/settings/health-system.ts';
import { dayIn } from '../../platform/time.ts';
import { Deferred } from '../../platform/jobs/deferred.ts';
import type { JobPorts } from '../../platform/jobs/job-ports.ts';

/** A letter with an access code that is to be printed. */
export type LetterJob = ActivationLetter & {
  /** A UUID. */
  id: string;
};

/** A letter. Its code is good for weeks: three days of tries outlast a weekend at the printer's. */
export const printLetterJob = jobKind<LetterJob>('print-letter', {
  retryLimit: 80,
  retryDelay: 30,
  retryDelayMax: 3600,
  expireInSeconds: 120,
});

/**
 * Sets a letter and has it printed, unless its code is good no more. Run twice, the person still gets one letter: it keeps its id.
 * A letter that cannot be set, and one that goes out in a second form of the address, are reported with the places that no
 * typeface has letters for, so that staff can look them up.
 *
 * @throws Deferred, so that the queue tries again.
 */
export async function printLetter(
  { id, ...letter }: LetterJob,
  { letters, clock, settings, report }: Pick<JobPorts, 'letters' | 'clock' | 'settings' | 'report'>,
): Promise<void> {
  const { healthSystem } = settings;
  const now = clock.now();
  const tell = (reason: string, places: readonly string[] = []): void =>
    report({ queue: 'print-letter', reason, detail: [`letter ${id}`, ...places].join(', ') });
  if (letter.expires < dayIn(healthSystem.timeZone, now)) return tell('expired');
  const printed = await setLetter(letter, healthSystem, now);
  if (printed.outcome === 'unprintable') return tell('unprintable', printed.places);
  const { recipient, title, text, pdf, passedOver } = printed;
  const outcome = await letters.print({ id, recipient, title, text, pdf });
  if (outcome === 'deferred') throw new Deferred('The print service asks for another try later.');
  if (outcome === 'refused') tell('refused');
  else if (passedOver.length > 0) tell('second form of the address', passedOver);
}

/** Sets a letter as the health system writes it. */
export function setLetter(letter: ActivationLetter, healthSystem: HealthSystem, now: Date): Promise<PrintedLetter> {
  const { country, timeZone, brand } = healthSystem;
  return printActivationLetter(letter, senderOf(healthSystem), { country, day: dayIn(timeZone, now), brand });
}

/** The health system writes from the first of its locations. */
function senderOf({ name, locations, phones }: HealthSystem): Parameters<typeof printActivationLetter>[1] {
  const address = locations[0]?.address;
  const lines = address === undefined ? [] : [address.street, `${address.city}, ${address.state} ${address.zip}`];
  return { hospital: name, lines, phone: phones.helpdesk };
}
