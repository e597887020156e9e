import { estimateNameForm } from '@portico/rules';
import * as z from 'zod/mini';
import type { ErrorName } from '../errors.ts';
import { amountClaims } from '../models/amount-claim.ts';
import { languageTag } from '../models/language-tag.ts';
import { actingErrors, type Call, defineCall } from './define-call.ts';
import { flag, id, textInput } from './fields.ts';
import * as guest from './guest-estimates.ts';
import * as healthLinks from './health-links.ts';
import * as insurance from './insurance.ts';
import * as kept from './kept-estimates.ts';
import * as second from './second-insurance.ts';
import type { Plain } from '../wire/names.ts';

const guestBase = '/GuestEstimates';
const base = '/Estimates';

/** For calls that change an estimate: they need the security point editestimates. A change of a saved one makes a copy. */
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
    errors: [
      ...call.errors.filter((name) => name !== 'guestTokenRequired'),
      'signInRequired',
      ...ofSaved,
      ...actingErrors,
    ],
  };
}

export const patientSelectLocation = signedInTwin(guest.selectLocation);
export const patientGetEstimateServices = signedInTwin(guest.getEstimateServices);
export const patientGetServiceTemplates = signedInTwin(guest.getServiceTemplates);
export const patientGetEstimateDetails = signedInTwin(guest.getEstimateDetails);
export const patientCompareSites = signedInTwin(guest.compareSites, ofChanges);
export const patientSiteDistances = signedInTwin(guest.siteDistances);
export const patientUpdateLocation = signedInTwin(guest.updateLocation, ofChanges);
export const patientUpdateProvider = signedInTwin(guest.updateProvider, ofChanges);
export const patientUpdateKindOfCare = signedInTwin(guest.updateKindOfCare, ofChanges);
export const patientSendSummaryEmail = signedInTwin(guest.sendSummaryEmail);
export const patientGoodFaithEstimate = signedInTwin(guest.goodFaithEstimate);
export const patientGoodFaithEstimatePacket = signedInTwin(guest.goodFaithEstimatePacket);
export const patientKeepEstimate = signedInTwin(kept.keepEstimate, ofChanges);
export const patientSelectInsurance = signedInTwin(insurance.selectInsurance);
export const patientStartRteQuery = signedInTwin(insurance.startRteQuery, ofInsuring);
export const patientRequestRte = signedInTwin(insurance.requestRte, ofInsuring);
export const patientCheckRte = signedInTwin(insurance.checkRte);
export const patientUpdateManualBenefits = signedInTwin(insurance.updateManualBenefits, ofInsuring);
export const patientUpdateToSelfPay = signedInTwin(insurance.updateToSelfPay, ofChanges);
export const patientUpdateToInsurance = signedInTwin(insurance.updateToInsurance, ofInsuring);
export const patientRemoveSecondInsurance = signedInTwin(second.removeSecondInsurance, ofInsuring);
export const patientSwapInsurances = signedInTwin(second.swapInsurances, ofInsuring);
export const patientTakeInsurerDetails = signedInTwin(insurance.takeInsurerDetails, ofInsuring);
export const patientCreateHealthLink = signedInTwin(healthLinks.createHealthLink, ofChanges);
export const patientGetHealthLinks = signedInTwin(healthLinks.getHealthLinks);
export const patientRevokeHealthLink = signedInTwin(healthLinks.revokeHealthLink);
export const patientFetchHealthLink = signedInTwin(healthLinks.fetchHealthLink);
export const patientAcceptDisclaimer = signedInTwin(insurance.acceptDisclaimer);

const savedEstimate = z.object({
  PesId: z.string(),
  PetName: z.string(),
  PetLanguage: languageTag,
  ServiceAreaId: z.string(),
  LocationName: z.string(),
  /** What the patient calls it; '' for nothing. */
  GivenName: z.string(),
  /** What the patient would pay, as it was when it was saved. */
  Amount: z.string(),
  /** Integer cents. */
  AmountRaw: z.int(),
  /** What the amount claims to be. */
  AmountClaim: z.enum(amountClaims),
  /** Without insurance, as it was when it was saved; '' where no such price was published. */
  SelfPayAmount: z.string(),
  /** '' for a price without insurance. */
  PayorName: z.string(),
  /** ISO time. */
  SavedAt: z.string(),
  /** ISO date of the last day on which it stands. */
  ValidUntil: z.string(),
  IsExpired: z.boolean(),
  /** The figures that the saved ones took the place of, where the patient has revised it; the amount with what it claims to be. */
  RevisedFrom: z.nullable(z.object({ Amount: z.string(), SavedAt: z.string() })),
  /** Who saved it for the patient; null where the patient did. '' where that person has no account any more. */
  SavedBy: z.nullable(z.string()),
});

/** A day as the wire counts it (spec §9: "Day-number offset 47117"); a client may leave it out or send ''. */
const dayNumber = z.optional(
  z.pipe(
    z.union([z.literal(''), z.int(), z.string().check(z.regex(/^\d{1,6}$/))]),
    z.transform((day) => (day === '' ? undefined : Number(day))),
  ),
);

/**
 * GET /Estimates/GetSavedEstimates: the saved list, newest first; of the estimates that stand until a day from `startDay` to
 * `endDay`, where these are given. The path is ours: the specification names none.
 */
export const getSavedEstimates = defineCall({
  name: 'GetSavedEstimates',
  method: 'GET',
  path: `${base}/GetSavedEstimates`,
  summary: 'The estimates that the patient saved.',
  access: 'signedIn',
  input: z.object({ startDay: dayNumber, endDay: dayNumber }),
  reply: z.object({
    Estimates: z.array(savedEstimate),
    /** How many there are, whatever days are asked for. */
    Total: z.int(),
    canEditAndSave: z.boolean(),
  }),
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

/** POST /Estimates/RenameEstimate: gives a saved estimate a name of the patient's own; '' takes it away. The path is ours. */
export const renameEstimate = defineCall({
  name: 'RenameEstimate',
  method: 'POST',
  path: `${base}/RenameEstimate`,
  summary: "Gives a saved estimate a name of the patient's own.",
  access: 'signedIn',
  input: z.object({ pesId: id, givenName: textInput(estimateNameForm.givenName.longest) }),
  reply: z.object({ Success: z.boolean() }),
  errors: ['signInRequired', 'unknownEstimate', 'notPermitted', 'malformedRequest'],
});

/** POST /Estimates/ReviseEstimate: the figures of today take the place of those of a saved estimate. The path is ours. */
export const reviseEstimate = defineCall({
  name: 'ReviseEstimate',
  method: 'POST',
  path: `${base}/ReviseEstimate`,
  summary: "Saves today's figures of a saved estimate in the place of the earlier ones.",
  access: 'signedIn',
  input: z.object({ pesId: id }),
  reply: z.object({ Success: z.boolean() }),
  errors: ['signInRequired', 'unknownEstimate', 'notPermitted'],
});

export type SavedEstimate = Plain<z.infer<typeof savedEstimate>>;
