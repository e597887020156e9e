import { guidelinesOn, publishedGuidelines } from '@portico/assistance';
import { demographicsChoices, type InputOf, type ReplyOf } from '@portico/contract';
import type { Services } from '../../platform/services.ts';
import { dayIn } from '../../platform/time.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { assistanceModel, plansModel } from '../assistance-model.ts';

/** The rules for help with a bill. The browser works out what they mean for a person, and tells the server nothing of it. */
export async function getAssistancePolicy(
  _input: InputOf<'getAssistancePolicy'>,
  { language }: Visitor,
  { settings, ports }: Services,
): Promise<ReplyOf<'getAssistancePolicy'>> {
  const { healthSystem: system } = settings;
  const today = dayIn(system.timeZone, ports.clock.now());
  return {
    policy: system.financialAssistance ? assistanceModel(system.financialAssistance, language) : null,
    guidelines: guidelinesOn(today, system.financialAssistance?.guidelines ?? publishedGuidelines),
    states: demographicsChoices(language).stateChoices.US,
    locationStates: Object.fromEntries(system.locations.map(({ id, address }) => [id, address.state])),
    plans: system.paymentPlans ? plansModel(system.paymentPlans) : null,
  };
}
