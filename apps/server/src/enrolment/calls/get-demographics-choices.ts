import { type CallInput, type CallReply, demographicsChoices, type getDemographicsChoices } from '@portico/contract';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import type { Services } from '../../platform/services.ts';

/** The lists of the demographics form in the visitor's language, and whether it asks for the national id. */
export async function showDemographicsChoices(
  _input: CallInput<typeof getDemographicsChoices>,
  { language }: Pick<Visitor, 'language'>,
  { settings }: Pick<Services, 'settings'>,
): Promise<CallReply<typeof getDemographicsChoices>> {
  return { ...demographicsChoices(language), nationalIdShown: settings.healthSystem.nationalId.shown };
}
