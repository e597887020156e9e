import { jobKind } from '../../platform/jobs/job-kind.ts';
import { type ActivationLetter, printActivationLetter, type PrintedLetter } from '../activation-letter.ts';
import type { HealthSystem } from '../../platform/settings/health-system.ts';
import { dayIn } from '../../platform/time.ts';
import { Deferred } from '../../platform/jobs/deferred.ts';
import type { JobPorts } from '../../platform/jobs/job-ports.ts';

/** A letter with an access code to print. */
export type LetterJob = ActivationLetter & {
  /** A UUID. */
  id: string;
};

/**
 * The job of a letter. Its code is valid for weeks, and three days of retries outlast a weekend at the print service.
 */
export const printLetterJob = jobKind<LetterJob>('print-letter', {
  retryLimit: 80,
  retryDelay: 30,
  retryDelayMax: 3600,
  expireInSeconds: 120,
});

/**
 * Sets a letter and prints it, unless its code has expired. If it runs twice, the person still gets one letter, because
 * its id is the same. A letter that cannot be set, and one that uses a second form of the address, are reported with
 * the positions of the characters that no typeface has, so that staff can look them up.
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

/** Sets a letter with the health system's sender, time zone and brand. */
export function setLetter(letter: ActivationLetter, healthSystem: HealthSystem, now: Date): Promise<PrintedLetter> {
  const { country, timeZone, brand } = healthSystem;
  return printActivationLetter(letter, senderOf(healthSystem), { country, day: dayIn(timeZone, now), brand });
}

/** The sender is the first of the health system's locations. */
function senderOf({ name, locations, phones }: HealthSystem): Parameters<typeof printActivationLetter>[1] {
  const address = locations[0]?.address;
  const lines = address === undefined ? [] : [address.street, `${address.city}, ${address.state} ${address.zip}`];
  return { hospital: name, lines, phone: phones.helpdesk };
}
