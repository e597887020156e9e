import { goodFaithForm } from '@portico/rules';
import * as z from 'zod/mini';
import { location, service, serviceArea, serviceCategory } from '../models/catalogue.ts';
import { estimateModel } from '../models/estimate.ts';
import { comparedSites, siteDistance } from '../models/compared-sites.ts';
import { defineCall } from './define-call.ts';
import { flag, optionalId, searchText, id, textInput } from './fields.ts';

/** Base of the guest's calls; the signed-in twin is `/Estimates` (spec §7). */
const base = '/GuestEstimates';

/** GET {base}/SelectLocation: the locations of a service area, for the visitor to pick one. */
export const selectLocation = defineCall({
  name: 'SelectLocation',
  method: 'GET',
  path: `${base}/SelectLocation`,
  summary: 'Lists the locations of a service area.',
  input: z.object({ svcArea: id, isMultiSA: flag, location: optionalId }),
  reply: z.object({ ServiceArea: serviceArea, Locations: z.array(location), CurrentLocationId: z.string() }),
  errors: ['unknownServiceArea', 'unknownLocation'],
});

/** GET /GuestEstimates: the terms, with the captcha challenge whose answer accepts them (spec §6: "must accept terms first"). */
export const guestTerms = defineCall({
  name: 'GuestTerms',
  method: 'GET',
  path: base,
  summary: 'The terms of guest estimates and a captcha challenge bound to them.',
  page: true,
  input: z.object({}),
  reply: z.object({
    Terms: z.object({ Version: z.string(), Paragraphs: z.array(z.string()) }),
    Captcha: z.object({
      Enabled: z.boolean(),
      /** The ALTCHA challenge as its solver takes it; null where captcha is disabled. */
      Challenge: z.nullable(z.looseObject({})),
    }),
  }),
});

/**
 * GET {base}/GetEstimateServices: earns or renews the guest's token and lists the categories. `CaptchaResponse` is the
 * answer to the challenge of the terms page, base64, and works once; where captcha is disabled it is `accepted:<version>`.
 */
export const getEstimateServices = defineCall({
  name: 'GetEstimateServices',
  method: 'GET',
  path: `${base}/GetEstimateServices`,
  summary: 'The categories of services, for a token or a captcha response.',
  access: 'guestToken',
  input: z.object({
    /** Left out by who begins with the care: then the services of the whole system are listed. */
    svcArea: optionalId,
    isMultiSA: flag,
    location: optionalId,
    token: optionalId,
    CaptchaResponse: z.optional(z.string().check(z.maxLength(4000))),
  }),
  reply: z.object({
    /** The guest's token, for the calls that follow. */
    EstimateGlobal: z.string(),
    ServiceArea: z.nullable(serviceArea),
    CurrentLocation: z.nullable(location),
    /** The number of services of the 'Common Services' tile. */
    CommonCount: z.int(),
    Categories: z.array(serviceCategory),
    Total: z.int(),
  }),
  errors: ['guestTokenRequired', 'unknownServiceArea', 'unknownLocation'],
});

/**
 * POST {base}/GetServiceTemplates: services of a category, the common ones, or those that a search finds (spec §3,
 * 'Search payload'). `eafId` is the service area. Without category, getCommon or doSearch: all templates, A to Z.
 * The token may be left out by the browser that earned it.
 */
export const getServiceTemplates = defineCall({
  name: 'GetServiceTemplates',
  method: 'POST',
  path: `${base}/GetServiceTemplates`,
  summary: 'Services by category, common ones, or by search.',
  access: 'guestToken',
  input: z.object({
    eafId: optionalId,
    getCommon: flag,
    location: optionalId,
    categoryId: optionalId,
    doSearch: flag,
    search: searchText,
    /** Whether the visitor has done typing: a search that misses counts then. */
    isSettled: flag,
    token: optionalId,
  }),
  reply: z.object({
    Services: z.array(service),
    /** Billed codes outside the templates that the search found. */
    OtherCodes: z.array(service),
    /** True when a search found more than it lists. */
    HasMore: z.boolean(),
    /** True when nothing fits all words of a search: the Services fit some of them. */
    IsGuess: z.boolean(),
    /** Words that nothing has, and the words that they were taken for. */
    Meant: z.array(z.object({ Typed: z.string(), Word: z.string() })),
    /** Words of the search that nothing has. */
    NotUnderstood: z.array(z.string()),
  }),
  errors: ['guestTokenRequired', 'unknownServiceArea', 'unknownLocation'],
});

/** GET {base}/GetEstimateDetails: the estimate as an HTML page with the model embedded, or the model alone as JSON. */
export const getEstimateDetails = defineCall({
  name: 'GetEstimateDetails',
  method: 'GET',
  path: `${base}/GetEstimateDetails`,
  summary: 'One estimate, as a page with the model embedded or as JSON.',
  access: 'guestToken',
  page: true,
  input: z.object({
    /** Needed for a template. */
    svcArea: optionalId,
    template: optionalId,
    location: optionalId,
    token: optionalId,
    /** PesGlo of an estimate of this guest, in place of service area and template. */
    estimate: optionalId,
  }),
  reply: estimateModel,
  errors: ['guestTokenRequired', 'unknownServiceArea', 'unknownLocation', 'unknownTemplate', 'unknownEstimate'],
});

/**
 * GET {base}/CompareSites: what a service would cost at every site, before a site is chosen. With the insurance of the visitor's own
 * estimate of this service, where there is one; else with the one that an account has on file, where its insurer has told what it pays for
 * this care. The path is ours: the specification begins with a location.
 */
export const compareSites = defineCall({
  name: 'CompareSites',
  method: 'GET',
  path: `${base}/CompareSites`,
  summary: 'What a service would cost at every site.',
  access: 'guestToken',
  input: z.object({ template: id, token: optionalId }),
  reply: comparedSites,
  errors: ['guestTokenRequired', 'unknownTemplate'],
});

/**
 * POST {base}/SiteDistances: how far each site is from a ZIP code. A POST, so that the ZIP code stands in no address; it is not
 * stored. The path is ours.
 */
export const siteDistances = defineCall({
  name: 'SiteDistances',
  method: 'POST',
  path: `${base}/SiteDistances`,
  summary: 'How far each site is from a ZIP code, which is not stored.',
  access: 'guestToken',
  input: z.object({ zip: textInput(20), token: optionalId }),
  reply: z.object({
    /** False for what is no ZIP code, and for one whose place is not known: then there are no distances. */
    IsKnown: z.boolean(),
    Distances: z.array(siteDistance),
  }),
  errors: ['guestTokenRequired'],
});

const updateInput = {
  /** Of the chosen location, or of the chosen provider. */
  eafId: id,
  pesGlo: id,
  template: optionalId,
  requiredSectionsComplete: flag,
  token: optionalId,
};

/** POST {base}/UpdateLocation: another location for the estimate. It clears the provider (spec §4). */
export const updateLocation = defineCall({
  name: 'UpdateLocation',
  method: 'POST',
  path: `${base}/UpdateLocation`,
  summary: 'Chooses the location of an estimate.',
  access: 'guestToken',
  input: z.object({ ...updateInput, clearProvider: flag }),
  reply: estimateModel,
  errors: ['guestTokenRequired', 'unknownEstimate', 'unknownLocation'],
});

/** POST {base}/UpdateProvider: the provider of the estimate, one of its location, or `ANY_PROVIDER`. */
export const updateProvider = defineCall({
  name: 'UpdateProvider',
  method: 'POST',
  path: `${base}/UpdateProvider`,
  summary: 'Chooses the provider of an estimate.',
  access: 'guestToken',
  input: z.object(updateInput),
  reply: estimateModel,
  errors: ['guestTokenRequired', 'unknownEstimate', 'unknownProvider'],
});

/**
 * POST {base}/UpdateKindOfCare: which kind of care an estimate is of, where its code does not tell: one of the model's choices, or
 * `UNSURE_KIND`. The path is ours: the specification names none.
 */
export const updateKindOfCare = defineCall({
  name: 'UpdateKindOfCare',
  method: 'POST',
  path: `${base}/UpdateKindOfCare`,
  summary: 'Says which kind of care an estimate is of.',
  access: 'guestToken',
  input: z.object({ kindOfCare: id, pesGlo: id, token: optionalId }),
  reply: estimateModel,
  errors: ['guestTokenRequired', 'unknownEstimate'],
});

/**
 * POST /GuestEstimates/StartOver: ends the guest's sessions of this browser and deletes their insurance and its inquiries, so that
 * the next person at a shared computer cannot see them. The path is ours: the specification names none.
 */
export const startOver = defineCall({
  name: 'StartOver',
  method: 'POST',
  path: `${base}/StartOver`,
  summary: "Ends the guest's visit and forgets their insurance.",
  access: 'guestToken',
  input: z.object({ token: optionalId }),
  reply: z.object({ Success: z.boolean() }),
  errors: ['guestTokenRequired'],
});

/** POST {base}/SendSummaryEmail: queues a summary of the estimate. `Success` means that it will be sent, not that it arrived. */
export const sendSummaryEmail = defineCall({
  name: 'SendSummaryEmail',
  method: 'POST',
  path: `${base}/SendSummaryEmail`,
  summary: 'Mails a summary of the estimate.',
  access: 'guestToken',
  input: z.object({ emailAddress: z.string().check(z.maxLength(320)), pesGlo: id, token: optionalId }),
  reply: z.object({ Success: z.boolean() }),
  errors: ['guestTokenRequired', 'unknownEstimate'],
});

const goodFaithInput = z.object({
  pesGlo: id,
  token: optionalId,
  /** As it is to stand on paper, in any script. */
  patientName: textInput(goodFaithForm.patientName.longest),
  /** M/D/YYYY. */
  birthDate: textInput(goodFaithForm.birthDate.longest),
  /** M/D/YYYY; '' where the care is not scheduled. */
  dayOfCare: z._default(textInput(goodFaithForm.dayOfCare.longest), ''),
  /** ICD-10-CM, between commas; '' for none. */
  diagnosisCodes: z._default(textInput(goodFaithForm.diagnosisCodes.longest), ''),
});

/**
 * POST {base}/GoodFaithEstimate: the good-faith estimate of whoever pays without insurance (45 CFR 149.610) as a tagged PDF, in the
 * visitor's language. Nothing of what is sent is stored. The path is ours: the specification names none.
 */
export const goodFaithEstimate = defineCall({
  name: 'GoodFaithEstimate',
  method: 'POST',
  path: `${base}/GoodFaithEstimate`,
  summary: 'The good-faith estimate as PDF.',
  access: 'guestToken',
  input: goodFaithInput,
  reply: z.object({
    FileName: z.string(),
    /** The PDF in base64. */
    Document: z.string(),
    /** Who bills, with their totals in cents: what a later bill is compared with. Null for a name or a total that is not known. */
    Providers: z.array(z.object({ Name: z.nullable(z.string()), TotalRaw: z.nullable(z.int()) })),
  }),
  errors: ['guestTokenRequired', 'unknownEstimate', 'noGoodFaithEstimate', 'malformedRequest'],
});

/**
 * POST {base}/GoodFaithEstimatePacket: the same as a GFE Packet of HL7 Da Vinci PCT 2.0.1, a FHIR R4 Bundle of type `document`. The
 * path is ours.
 */
export const goodFaithEstimatePacket = defineCall({
  name: 'GoodFaithEstimatePacket',
  method: 'POST',
  path: `${base}/GoodFaithEstimatePacket`,
  summary: 'The good-faith estimate as a FHIR packet (Da Vinci PCT).',
  access: 'guestToken',
  input: goodFaithInput,
  reply: z.looseObject({ resourceType: z.literal('Bundle') }),
  errors: ['guestTokenRequired', 'unknownEstimate', 'noGoodFaithEstimate', 'malformedRequest'],
});
