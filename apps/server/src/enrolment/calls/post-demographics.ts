import type { InputOf, ReplyOf } from '@portico/contract';
import { setTimeout as wait } from 'node:timers/promises';
import { countEnquiry } from '../sign-up/enquiry-limits.ts';
import { readDemographics } from '../sign-up/read-demographics.ts';
import { seekPatient } from '../sign-up/seek-patient.ts';
import { loadSignUp, moveSignUp, saveSignUp } from '../sign-up/sign-up.ts';
import { nothingSought } from '../sign-up/sign-up-data.ts';
import { standingOf } from '../sign-up/standing.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import type { Services } from '../../platform/services.ts';
import { dayIn } from '../../platform/time.ts';

/** Longer than a registry takes to find somebody, in milliseconds. */
const SEEKING_MILLIS = 300;

/**
 * Step 2: who somebody is. Whether they are a patient is looked up now, so that the phone on file can be offered, and told to
 * nobody. What this form says of being a patient counts, where it differs from step 1.
 *
 * @throws Refusal outOfTurn; malformedRequest, naming the fields; tooManyRequests.
 */
export async function postDemographics(
  input: InputOf<'postDemographics'>,
  visitor: Visitor,
  services: Services,
): Promise<ReplyOf<'postDemographics'>> {
  const { database, ports, settings } = services;
  const { timeZone, nationalId } = settings.healthSystem;
  const signUp = await loadSignUp(visitor, services);
  const { existingPatient } = input;
  const given = moveSignUp(signUp, { type: 'demographicsGiven' });
  const isCorrected = existingPatient !== given.state.existingPatient;
  const moved = isCorrected
    ? moveSignUp(moveSignUp(signUp, { type: 'begin', existingPatient }), { type: 'demographicsGiven' })
    : given;
  const today = dayIn(timeZone, ports.clock.now());
  const demographics = readDemographics(input, { today, nationalIdShown: nationalId.shown });
  if (existingPatient) await countEnquiry('patient', visitor, services);
  const sought = existingPatient ? await seekAlike(demographics, services) : nothingSought;
  const data = { ...moved.data, ...sought, demographics };
  return standingOf(await saveSignUp(database.db, { ...moved, data }, services));
}

/** Finding somebody takes longer than finding nobody: the reply waits, so that it does not tell which it was. */
async function seekAlike(...sought: Parameters<typeof seekPatient>): ReturnType<typeof seekPatient> {
  const [found] = await Promise.all([seekPatient(...sought), wait(SEEKING_MILLIS)]);
  return found;
}
