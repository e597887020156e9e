import type { InputOf, ReplyOf } from '@portico/contract';
import { setTimeout as wait } from 'node:timers/promises';
import { countEnquiry } from '../sign-up/enquiry-limits.ts';
import { readDemographics } from '../sign-up/read-demographics.ts';
import { lookUpPatient } from '../sign-up/look-up-patient.ts';
import { loadSignUp, moveSignUp, saveSignUp, type SignUp } from '../sign-up/sign-up.ts';
import { noPatientLookup } from '../sign-up/sign-up-data.ts';
import { methodsToChoose, signUpStatusOf } from '../sign-up/sign-up-status.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import type { Services } from '../../platform/services.ts';
import { dayIn } from '../../platform/time.ts';

/** In milliseconds: longer than a registry takes to find a person. */
const FIND_PATIENT_MS = 300;

/**
 * Step 2: takes the person's details. The registry is asked now whether they are a patient, so that the phone on file
 * can be offered; the response does not tell the result. If this form and step 1 differ on being a patient, this form
 * counts.
 *
 * @throws Refusal outOfTurn; malformedRequest, naming the fields; tooManyRequests.
 */
export async function postDemographics(
  input: InputOf<'postDemographics'>,
  visitor: Visitor,
  services: Services,
): Promise<ReplyOf<'postDemographics'>> {
  const { database, ports, settings } = services;
  const { timeZone, nationalId, names: nameRule } = settings.healthSystem;
  const signUp = await loadSignUp(visitor, services);
  const { existingPatient } = input;
  const given = moveSignUp(signUp, { type: 'demographicsGiven' });
  const isCorrected = existingPatient !== given.state.existingPatient;
  const moved = isCorrected
    ? moveSignUp(moveSignUp(signUp, { type: 'begin', existingPatient }), { type: 'demographicsGiven' })
    : given;
  const today = dayIn(timeZone, ports.clock.now());
  const demographics = readDemographics(input, { today, nameRule, nationalIdShown: nationalId.shown });
  if (existingPatient) await countEnquiry('patient', visitor, services);
  const sought = existingPatient ? await findAlike(demographics, services) : noPatientLookup;
  const data = { ...moved.data, ...sought, demographics };
  return signUpStatusOf(await saveSignUp(database.db, withWantedMethod({ ...moved, data }), services));
}

/** The sign-up with the method that was named beforehand, where it can be chosen. */
function withWantedMethod(signUp: SignUp): SignUp {
  const wanted = signUp.data.wantedMethod ?? null;
  if (wanted === null || !methodsToChoose(signUp).includes(wanted)) return signUp;
  return moveSignUp(signUp, { type: 'methodChosen', method: wanted });
}

/** To find a person takes longer than to find none. The response waits, so that its time does not tell which it was. */
async function findAlike(...sought: Parameters<typeof lookUpPatient>): ReturnType<typeof lookUpPatient> {
  const [found] = await Promise.all([lookUpPatient(...sought), wait(FIND_PATIENT_MS)]);
  return found;
}
