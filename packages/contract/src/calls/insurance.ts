import * as z from 'zod/mini';
import { estimateModel } from '../models/estimate.ts';
import { currentInsurance, insuranceError, payor, rteReasons } from '../models/insurance.ts';
import { languageTag } from '../models/language-tag.ts';
import { defineCall } from './define-call.ts';
import { flag, optionalId, textInput, id, ids } from './fields.ts';

const base = '/GuestEstimates';

/** GET /GuestEstimates/SelectInsurance: the payors, and the estimate that the insurance is for, found or begun. */
export const selectInsurance = defineCall({
  name: 'SelectInsurance',
  method: 'GET',
  path: `${base}/SelectInsurance`,
  summary: 'The payors to choose from, and the estimate that the insurance is for.',
  access: 'guestToken',
  input: z.object({
    svcArea: id,
    token: optionalId,
    template: id,
    location: optionalId,
    /** Opened from the details page: insurance that is there already is to be changed, and does not lead on. */
    fromDetails: flag,
  }),
  reply: z.object({
    CommonPayors: z.array(payor),
    OtherPayors: z.array(payor),
    /** PesGlo of the estimate. */
    pesToken: z.string(),
    PetName: z.string(),
    PetLanguage: languageTag,
    LocationName: z.string(),
    /** There is an estimate with insurance already: "go to details" (spec §4). Null where fromDetails. */
    Estimate: z.nullable(id),
    CurrentInsurance: z.nullable(currentInsurance),
    Configuration: z.object({
      /** Seconds. */
      RTETimeout: z.int(),
      CsPhoneNumber: z.string(),
    }),
  }),
  errors: ['guestTokenRequired', 'unknownServiceArea', 'unknownLocation', 'unknownTemplate'],
});

/** What a check answers (spec §3, 'Eligibility check'). */
const rteReply = z.object({
  /** '-1' pending, '0' without usable benefits, '1' benefits confirmed. */
  RteCheck: z.enum(['-1', '0', '1']),
  /** '1': the check could not be started, or failed. */
  RteErr: z.enum(['0', '1']),
  /** The inquiries; empty where none was started. */
  HSeqs: z.array(z.string()),
  /** With needEstData, once the check is over. */
  EstInfo: z.nullable(estimateModel),
  /** What is wrong with the insurance, for its fields. */
  Errors: z.array(insuranceError),
  Reason: z.enum(rteReasons),
  /** The insurer never got the question, or cannot answer at the moment: starting the check once more asks it at once. Ours. */
  CanAskAgain: z.boolean(),
  /** The reason in the visitor's language; '' for none. */
  Text: z.string(),
});

/** Text of a field. `Errors` also says where a text is too long for its field. */
const fieldText = z._default(textInput(100), '');

/** Whether it is about the insurance that pays second. Ours: the specification has one insurance. */
const second = flag;

const insuranceFields = {
  PayorId: optionalId,
  /** "1": the patient is the policy holder. */
  PatientIsSubscriber: flag,
  PayorName: fieldText,
  /** At most 35 characters, as that of the subscriber. */
  MemberFirstName: fieldText,
  /** At most 60. */
  MemberLastName: fieldText,
  /** MM/DD/YYYY. */
  MemberDateOfBirth: fieldText,
  /** At most 80. */
  MemberId: fieldText,
  /** At most 50. */
  GroupNumber: fieldText,
  SubscriberFirstName: fieldText,
  SubscriberLastName: fieldText,
  SubscriberDateOfBirth: fieldText,
  SubscriberId: fieldText,
};

/**
 * POST {base}/StartRTEQuery: takes the insurance (spec §3, 'Insurance payload') for an estimate and starts the eligibility
 * check. `EstimateGlobal` is the guest's token, another name for `token`. Errors lists the wrong fields, and RteErr is 1.
 * Without any field of an insurance it is RequestRTE (spec §7 gives both the same payload).
 */
export const startRteQuery = defineCall({
  name: 'StartRTEQuery',
  method: 'POST',
  path: `${base}/StartRTEQuery`,
  summary: 'Takes an insurance for an estimate and starts the eligibility check.',
  access: 'guestToken',
  input: z.object({
    pesToken: id,
    token: optionalId,
    EstimateGlobal: optionalId,
    needEstData: flag,
    second,
    ...insuranceFields,
  }),
  reply: rteReply,
  errors: ['guestTokenRequired', 'unknownEstimate'],
});

/**
 * POST {base}/RequestRTE: starts the check of an estimate with the insurance that it has, or that the account has on file
 * (spec §7: "patient").
 */
export const requestRte = defineCall({
  name: 'RequestRTE',
  method: 'POST',
  path: `${base}/RequestRTE`,
  summary: 'Starts the eligibility check of an estimate with the insurance on file.',
  access: 'guestToken',
  input: z.object({ pesToken: id, token: optionalId, needEstData: flag, second }),
  reply: rteReply,
  errors: ['guestTokenRequired', 'unknownEstimate'],
});

/** Inquiries that one call may name. */
const MAX_INQUIRIES = 20;

/** POST {base}/CheckRTE: the state of a check. `hSeq` names its inquiries: a list, as HSeqs is one, or a text joined by commas. */
export const checkRte = defineCall({
  name: 'CheckRTE',
  method: 'POST',
  path: `${base}/CheckRTE`,
  summary: 'How an eligibility check stands.',
  access: 'guestToken',
  input: z.object({ hSeq: ids(MAX_INQUIRIES), pesToken: id, needEstData: flag, token: optionalId }),
  reply: rteReply,
  errors: ['guestTokenRequired', 'unknownEstimate'],
});

/**
 * POST {base}/UpdateManualBenefits: benefits that the patient entered, as `formatBenefits` writes them. `insuranceId`: whose they are, as it was
 * shown; refused where another insurance stands there meanwhile.
 */
export const updateManualBenefits = defineCall({
  name: 'UpdateManualBenefits',
  method: 'POST',
  path: `${base}/UpdateManualBenefits`,
  summary: 'Benefits by hand, for the estimate.',
  access: 'guestToken',
  input: z.object({ pesGlo: id, benefits: textInput(4000), token: optionalId, second, insuranceId: optionalId }),
  reply: estimateModel,
  errors: ['guestTokenRequired', 'unknownEstimate'],
});

/** POST {base}/UpdateToSelfPay: the price without insurance, and the self-pay flag (spec §4). */
export const updateToSelfPay = defineCall({
  name: 'UpdateToSelfPay',
  method: 'POST',
  path: `${base}/UpdateToSelfPay`,
  summary: 'Shows the price without insurance.',
  access: 'guestToken',
  input: z.object({ pesGlo: id, template: optionalId, token: optionalId }),
  reply: estimateModel,
  errors: ['guestTokenRequired', 'unknownEstimate'],
});

/**
 * POST {base}/UpdateToInsurance: uses the insurance again; clears the self-pay flag (spec §4). With `insurerBenefits` the
 * insurer's answer takes the place of what was entered by hand. The path is ours: the specification names none.
 */
export const updateToInsurance = defineCall({
  name: 'UpdateToInsurance',
  method: 'POST',
  path: `${base}/UpdateToInsurance`,
  summary: 'Uses the insurance of the estimate again.',
  access: 'guestToken',
  input: z.object({ pesGlo: id, insurerBenefits: flag, token: optionalId, second }),
  reply: estimateModel,
  errors: ['guestTokenRequired', 'unknownEstimate'],
});

/**
 * POST {base}/TakeInsurerDetails: the names, numbers and birth dates that the insurer has otherwise replace those of the estimate's
 * insurance (CurrentInsurance.Correction), as the insurer's answer has them. Of an insurance on file they replace the estimate's alone,
 * unless `alsoOnFile`. Where nothing differs, nothing changes. The path is ours.
 */
export const takeInsurerDetails = defineCall({
  name: 'TakeInsurerDetails',
  method: 'POST',
  path: `${base}/TakeInsurerDetails`,
  summary: 'Uses the details of the insurance that the insurer has on file.',
  access: 'guestToken',
  input: z.object({ pesGlo: id, alsoOnFile: flag, token: optionalId }),
  reply: estimateModel,
  errors: ['guestTokenRequired', 'unknownEstimate'],
});

/** POST {base}/AcceptDisclaimer: stores that the disclaimers were accepted. The path is ours. */
export const acceptDisclaimer = defineCall({
  name: 'AcceptDisclaimer',
  method: 'POST',
  path: `${base}/AcceptDisclaimer`,
  summary: 'Accepts the disclaimers of an estimate.',
  access: 'guestToken',
  input: z.object({ pesGlo: id, token: optionalId }),
  reply: estimateModel,
  errors: ['guestTokenRequired', 'unknownEstimate'],
});
