import * as z from 'zod/mini';
import type { ErrorName } from '../errors.ts';
import { languages } from '../words.ts';
import { type Call, defineCall } from './define-call.ts';
import { flag, id } from './fields.ts';
import * as guest from './guest-estimates.ts';
import * as insurance from './insurance.ts';
import type { Plain } from '../wire/names.ts';

const guestBase = '/GuestEstimates';
const base = '/Estimates';

/** For calls that change an estimate. A change of a saved one makes a copy and needs the security point editestimates. */
const ofChanges: readonly ErrorName[] = ['notPermitted'];
/** For calls that add an insurance to an estimate: one that was saved without insurance stays without it (spec §4). */
const ofInsuring: readonly ErrorName[] = [...ofChanges, 'insuranceBlocked'];

/**
 * The same call for a person who is signed in (spec §7: "base /Estimates signed in"). Tokens in it are ignored. `ofSaved` are the
 * errors of saved estimates, which only signed-in people have.
 */
function signedInTwin<C extends Call>(call: C, ofSaved: readonly ErrorName[] = []): C {
  return {
    ...call,
    name: `Patient${call.name}`,
    path: call.path.replace(guestBase, base),
    access: 'signedIn',
    errors: [...call.errors.filter((name) => name !== 'guestTokenRequired'), 'signInRequired', ...ofSaved],
  };
}

export const patientSelectLocation = signedInTwin(guest.selectLocation);
export const patientGetEstimateServices = signedInTwin(guest.getEstimateServices);
export const patientGetServiceTemplates = signedInTwin(guest.getServiceTemplates);
export const patientGetEstimateDetails = signedInTwin(guest.getEstimateDetails);
export const patientUpdateLocation = signedInTwin(guest.updateLocation, ofChanges);
export const patientUpdateProvider = signedInTwin(guest.updateProvider, ofChanges);
export const patientSendSummaryEmail = signedInTwin(guest.sendSummaryEmail);
export const patientSelectInsurance = signedInTwin(insurance.selectInsurance);
export const patientStartRteQuery = signedInTwin(insurance.startRteQuery, ofInsuring);
export const patientRequestRte = signedInTwin(insurance.requestRte, ofInsuring);
export const patientCheckRte = signedInTwin(insurance.checkRte);
export const patientUpdateManualBenefits = signedInTwin(insurance.updateManualBenefits, ofInsuring);
export const patientUpdateToSelfPay = signedInTwin(insurance.updateToSelfPay, ofChanges);
export const patientUpdateToInsurance = signedInTwin(insurance.updateToInsurance, ofInsuring);
export const patientAcceptDisclaimer = signedInTwin(insurance.acceptDisclaimer);

const savedEstimate = z.object({
  PesId: z.string(),
  PetName: z.string(),
  PetLanguage: z.enum(languages),
  ServiceAreaId: z.string(),
  LocationName: z.string(),
  /** What the patient would pay, as it was when it was saved. */
  Amount: z.string(),
  /** '' for a price without insurance. */
  PayorName: z.string(),
  /** ISO time. */
  SavedAt: z.string(),
  /** ISO date of the last day on which it stands. */
  ValidUntil: z.string(),
  IsExpired: z.boolean(),
});

/** GET /Estimates/GetSavedEstimates: the saved list, newest first. The path is ours: the specification names none. */
export const getSavedEstimates = defineCall({
  name: 'GetSavedEstimates',
  method: 'GET',
  path: `${base}/GetSavedEstimates`,
  summary: 'The estimates that the patient saved.',
  access: 'signedIn',
  input: z.object({}),
  reply: z.object({ Estimates: z.array(savedEstimate), canEditAndSave: z.boolean() }),
  errors: ['signInRequired'],
});

/** POST /Estimates/SaveEstimate: saves the estimate of `pesGlo` (spec §7). */
export const saveEstimate = defineCall({
  name: 'SaveEstimate',
  method: 'POST',
  path: `${base}/SaveEstimate`,
  summary: 'Saves an estimate.',
  access: 'signedIn',
  input: z.object({ pesGlo: id }),
  reply: z.object({ Success: z.boolean(), PesId: z.string() }),
  errors: ['signInRequired', 'unknownEstimate', 'notPermitted', 'tooManyEstimates'],
});

/** POST /Estimates/DeleteEstimate: removes a saved estimate (spec §7: "delete flag removes"). */
export const deleteEstimate = defineCall({
  name: 'DeleteEstimate',
  method: 'POST',
  path: `${base}/DeleteEstimate`,
  summary: 'Deletes a saved estimate.',
  access: 'signedIn',
  input: z.object({ pesId: id, delete: z._default(flag, true) }),
  reply: z.object({ Success: z.boolean() }),
  errors: ['signInRequired', 'unknownEstimate', 'notPermitted'],
});

export type SavedEstimate = Plain<z.infer<typeof savedEstimate>>;
