import { demographicsChoices, type InputOf, type ReplyOf } from '@portico/contract';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import type { Services } from '../../platform/services.ts';

/** The lists of the demographics form in the visitor's language, and whether it asks for the national id. */
export async function getDemographicsChoices(
  _input: InputOf<'getDemographicsChoices'>,
  { language }: Pick<Visitor, 'language'>,
  { settings }: Pick<Services, 'settings'>,
): Promise<ReplyOf<'getDemographicsChoices'>> {
  return { ...demographicsChoices(language), nationalIdShown: settings.healthSystem.nationalId.shown };
}
