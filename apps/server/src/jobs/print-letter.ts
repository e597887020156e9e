import { type ActivationLetter, printActivationLetter, type PrintedLetter } from '../documents/activation-letter.ts';
import type { HealthSystem } from '../settings/health-system.ts';
import { dayIn } from '../time.ts';
import { Deferred } from './deferred.ts';
import type { LetterJob } from './job.ts';
import type { JobPorts } from './job-ports.ts';

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
