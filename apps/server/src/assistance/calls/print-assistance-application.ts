import type { InputOf, ReplyOf } from '@portico/contract';
import { printApplication } from '../../documents/assistance/print-application.ts';
import { messagesOf } from '../../documents/messages/messages-of.ts';
import { limitPapers } from '../../platform/limits/limit-papers.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { dayIn } from '../../platform/time.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { readApplication } from '../read-application.ts';

/**
 * The application on paper. Nothing of it is stored, logged or audited (docs/decisions/0136).
 *
 * @throws Refusal noAssistancePolicy; malformedRequest, naming what cannot be read, or has letters that no typeface has;
 *   tooManyRequests, with the seconds to wait.
 */
export async function printAssistanceApplication(
  input: InputOf<'printAssistanceApplication'>,
  visitor: Visitor,
  services: Services,
): Promise<ReplyOf<'printAssistanceApplication'>> {
  const { healthSystem } = services.settings;
  const policy = healthSystem.financialAssistance;
  if (policy === undefined) throw new Refusal('noAssistancePolicy');
  const made = services.ports.clock.now();
  const application = readApplication(input, dayIn(healthSystem.timeZone, made));
  await limitPapers(visitor, services);
  const { language } = visitor;
  const printed = await printApplication(application, policy, { healthSystem, language, made });
  if (printed.outcome === 'unprintable') throw new Refusal('malformedRequest', fieldsWith(input, printed.characters));
  return {
    fileName: messagesOf(language).assistance.fileName,
    document: Buffer.from(printed.pdf).toString('base64'),
  };
}

/** The fields that have one of these characters. */
function fieldsWith(
  input: InputOf<'printAssistanceApplication'>,
  characters: readonly string[],
): Array<'name' | 'address' | 'phone'> {
  const names = ['name', 'address', 'phone'] as const;
  return names.filter((name) => characters.some((character) => input[name].normalize('NFC').includes(character)));
}
