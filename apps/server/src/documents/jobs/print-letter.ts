import type { ActivationLetter, printActivationLetter, PrintedLetter } from '../activation-letter.ts';
import type { HealthSystem } from '../../platform/settings/health-system.ts';
import { dayIn } from '../../platform/time.ts';
import { Deferred } from '../../platform/jobs/deferred.ts';
import type { JobPorts } from '../../platform/jobs/job-ports.ts';
import type { LetterJob } from './print-letter-job.ts';

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

/** Sets a letter with the health system's sender, time zone and brand. The engines for type and PDF are loaded with the first one. */
export async function setLetter(
  letter: ActivationLetter,
  healthSystem: HealthSystem,
  now: Date,
): Promise<PrintedLetter> {
  const { country, timeZone, brand } = healthSystem;
  const loaded = await import('../activation-letter.ts');
  return loaded.printActivationLetter(letter, senderOf(healthSystem), { country, day: dayIn(timeZone, now), brand });
}

/** The sender is the first of the health system's locations. */
function senderOf({ name, locations, phones }: HealthSystem): Parameters<typeof printActivationLetter>[1] {
  const address = locations[0]?.address;
  const lines = address === undefined ? [] : [address.street, `${address.city}, ${address.state} ${address.zip}`];
  return { hospital: name, lines, phone: phones.helpdesk };
}
