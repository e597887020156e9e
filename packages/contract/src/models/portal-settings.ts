import { nameRules } from '@portico/rules';
import * as z from 'zod/mini';
import { languageTag } from './language-tag.ts';
import { sessionTimes } from './account.ts';
import { serviceArea } from './catalogue.ts';
import { preLoginBanner } from './pre-login-banner.ts';
import type { Plain } from '../wire/names.ts';

/** What every page knows of the portal before it asks for anything; embedded in each HTML entry. No patient data. */
export const portalSettings = z.object({
  name: z.string(),
  tagline: z.string(),
  /** The hospital's own words in place of ours, in the language of these settings: compiled messages of Lingui by their ids. */
  texts: z.record(z.string(), z.unknown()),
  /** The hospital's own titles of states in place of ours, in this language, by our English ones. */
  titles: z.record(z.string(), z.string()),
  language: languageTag,
  /** Of a language that is data (decision 219): what its pages need; null for one of the code. */
  added: z.nullable(
    z.object({
      /** Where the texts of all screens are, in the form of `texts`. */
      textsAt: z.string(),
      direction: z.enum(['ltr', 'rtl']),
      /** In the language itself that nobody has reviewed it; null once somebody has. */
      notReviewed: z.nullable(z.string()),
    }),
  ),
  /** The languages that are data, to choose from, with what is said where one could not be loaded: each in itself. */
  addedLanguages: z.array(z.object({ tag: languageTag, name: z.string(), failed: z.string(), tryAgain: z.string() })),
  phones: z.object({ helpdesk: z.string(), estimates: z.string() }),
  serviceAreas: z.array(serviceArea),
  /** Names of languages in which help is offered, each in its own language (Section 1557). */
  languageHelp: z.array(z.object({ name: z.string(), lang: z.string() })),
  /** Companies whose employees have states of their own (spec §3, 'Partner'). */
  partners: z.array(
    z.object({
      name: z.string(),
      fullName: z.string(),
      verificationType: z.enum(['email', 'credential']),
      /** Its home shows no form to sign in with. */
      noLoginView: z.boolean(),
    }),
  ),
  /** Root of the signed-in app; a path here, or the address of the hospital's own. */
  signedInRoot: z.string(),
  /** Seconds. */
  loadingTimeout: z.int(),
  /** Days for which an estimate is kept after it was opened. */
  estimateValidForDays: z.int(),
  captchaEnabled: z.boolean(),
  /** The methods by which this hospital lets newcomers show who they are; a phone on file and the letter are always there. */
  verificationMethods: z.array(z.enum(['creditCard', 'questionBased'])),
  /** Where visitors may have an account by which they sign in here, or show who they are (issue 15, point 3). */
  identityProviders: z.array(z.object({ id: z.string(), name: z.string(), signsIn: z.boolean(), proves: z.boolean() })),
  /** Which characters names may have (spec §5, decision 57). */
  nameRule: z.enum(nameRules),
  /** A card is checked by its number alone. */
  isCardNumberEnough: z.boolean(),
  /** The hospital counts how often each page is opened. */
  countsPages: z.boolean(),
  /** Origins of framed pages, beside the portal's own, whose messages are taken (frame-messages). */
  frameOrigins: z.array(z.string()),
  /** IANA name of the hospital's time zone. */
  timeZone: z.string(),
  /** The hospital has a scheduling page (spec §2, 'Embedded scheduling'). */
  offersScheduling: z.boolean(),
  /** The hospital gives good-faith estimates through the portal (45 CFR 149.610). */
  offersGoodFaithEstimates: z.boolean(),
  /** Digital insurance cards can be read into the form of an insurance. */
  offersHealthCards: z.boolean(),
  /** The portal publishes the hospital's price files: the footer leads to them. */
  publishesPriceFiles: z.boolean(),
  /** The hospital helps with bills, by a policy or by paying monthly: estimates and the footer lead there. */
  helpsWithBills: z.boolean(),
  offersPaymentPlans: z.boolean(),
  demonstration: z.boolean(),
  /** When the session of this browser ends; null without a session. */
  session: z.nullable(sessionTimes),
  /** The patient for whom the session acts, by name: pages outside the signed-in app say it, too. */
  actingFor: z.nullable(z.string()),
  /** A session of this browser has expired: the sign-in page tells the person so. */
  sessionRanOut: z.boolean(),
  /** As the static configuration file has it; here it comes with the page, so that nothing moves when it arrives. */
  preLoginBanner,
  /** Where the hospital's own apps are; the prompt to get them shows only where there are some (spec §9). */
  mobileApps: z.object({ ios: z.optional(z.string()), android: z.optional(z.string()) }),
  /** Sent with every POST, as a header (spec §7). */
  antiForgeryToken: z.string(),
});

export type PortalSettings = Plain<z.infer<typeof portalSettings>>;
