import { ESTIMATES_PHONE, LOADING_TIMEOUT_SECONDS, RTE_TIMEOUT_SECONDS } from '@portico/contract';
import { nameRules } from '@portico/rules';
import * as z from 'zod';
import { limits } from '../limits/limits.ts';
import { DAY_SECONDS } from '../time.ts';
import { financialAssistance } from './financial-assistance.ts';
import { appointments } from './appointments.ts';
import { checkGoodFaithEstimates, goodFaithEstimates } from './good-faith-estimates.ts';
import { brand } from './brand/brand.ts';
import { checkReferences } from './health-system/check-references.ts';
import { helpDesk } from './health-system/help-desk.ts';
import { location, serviceArea } from './health-system/locations.ts';
import { payor } from './health-system/payor.ts';
import { priceFollowing } from './health-system/price-following.ts';
import { priceTransparency } from './health-system/price-transparency.ts';
import { searchEngines } from './health-system/search-engines.ts';
import { secondStep, session } from './health-system/signing-in.ts';
import { terms } from './health-system/terms.ts';
import { timeZone } from './health-system/time-zone.ts';
import { identityProviders } from './identity-providers.ts';
import { addedLanguageNames } from './languages/added-languages.ts';
import { minors } from './minors.ts';
import { npi } from './npi.ts';
import { onlineBooking } from './online-booking.ts';
import { openIdClients } from './openid-clients.ts';
import { smart } from './smart.ts';
import { partners } from './partners.ts';
import { paymentPlans } from './payment-plans.ts';
import { textsFiles } from './texts/texts-files.ts';
import { staffApp } from './staff-app.ts';
import { phone, text, words } from './words.ts';

/** The rules of the file that PORTICO_CONFIG names. */
export const healthSystemFile = z
  .strictObject({
    /** For editors: where the JSON Schema of this file is, which `portico config schema` prints. */
    $schema: z.string().optional(),
    name: text,
    wording: z.strictObject({ tagline: words }),
    timeZone,
    /** ISO 3166 code: it decides the paper size of letters. */
    country: z
      .string()
      .regex(/^[A-Z]{2}$/, 'must be two capital letters, as US')
      .default('US'),
    /** Who is told of messages to the help desk. Without it they are stored, and staff list them. */
    helpDesk: helpDesk.optional(),
    phones: z.strictObject({ helpdesk: phone, estimates: phone.default(ESTIMATES_PHONE) }),
    locations: z.array(location).min(1),
    serviceAreas: z.array(serviceArea).min(1),
    /** The NPI in inquiries, for a location without an NPI of its own. */
    npi: npi.optional(),
    payors: z.array(payor).default([]),
    partners,
    openIdClients,
    smart,
    identityProviders,
    /** Without it there is no app of staff: they have the command line. */
    staff: staffApp.optional(),
    captcha: z.strictObject({ enabled: z.boolean(), difficulty: z.int().min(1).max(100_000).default(1000) }),
    rteTimeoutSeconds: z.int().positive().default(RTE_TIMEOUT_SECONDS),
    loadingTimeoutSeconds: z.int().positive().default(LOADING_TIMEOUT_SECONDS),
    estimateValidForDays: z
      .int()
      .positive()
      .default(limits.estimate.window / DAY_SECONDS),
    signedInRoot: z
      .string()
      .regex(/^(\/[^/\\]|https:\/\/)[^\s#]*$/, 'must be a path on this site or an https:// address, without #'),
    session,
    secondStep,
    minors,
    /** Length of the first lock after wrong passwords, in seconds; each further one is twice as long. */
    firstLockSeconds: z.int().min(1).default(limits.firstLock.window),
    /** The hospital's own apps, by operating system. */
    mobileApps: z.strictObject({ ios: z.url().optional(), android: z.url().optional() }).default({}),
    /** The file, next to this one, that staff can change while the portal runs: announcements on the sign-in page. */
    webConfigurationFile: text.optional(),
    disclaimers: z.strictObject({ top: words, list: z.array(words).min(1) }),
    /** The terms that guests of the estimator accept. */
    terms,
    /** The terms that the owner of an account accepts. */
    accountTerms: terms,
    /** Whether the sign-up asks for a social security number. It is only used for verification (spec §3). */
    nationalId: z.strictObject({ shown: z.boolean() }).default({ shown: false }),
    /** Names of letters and spaces only, as spec §5 says, or with the hyphens and apostrophes that people write (decision 57). */
    names: z.enum(nameRules).default('specification'),
    /** Whether the card check asks for a card's number alone, or for its expiry and security code as well. */
    card: z.strictObject({ numberAlone: z.boolean() }).default({ numberAlone: false }),
    /**
     * When the last digits of a phone on file are shown (decision 85). `shown`: to whoever gives the person's name, birth
     * date and ZIP code, as spec §7 has it. `proven`: after a captcha besides.
     */
    phoneDigits: z.enum(['shown', 'proven']).default('proven'),
    /** Whether opened pages are counted for /metrics, by their state and nothing else (spec §9). */
    countsPages: z.boolean().default(false),
    languageHelp: z.array(z.strictObject({ name: text, lang: text })),
    brand: brand.optional(),
    /** The hospital's own words in place of ours: a file for each language, next to this one. */
    texts: textsFiles.default({}),
    /** Languages whose texts are data (decision 219). */
    addedLanguages: addedLanguageNames,
    /** Folder of the hospital's own pictures, next to this file; they are served under /pictures/. */
    picturesFolder: text.optional(),
    /** Without it the portal publishes no price files. */
    priceTransparency: priceTransparency.optional(),
    priceFollowing,
    /** Without it the portal gives no good-faith estimates. */
    goodFaithEstimates: goodFaithEstimates.optional(),
    searchEngines,
    /** Without it every service is booked on the scheduling page, where there is one. */
    onlineBooking: onlineBooking.optional(),
    appointments,
    /** Without it and without payment plans the portal says nothing of help with a bill. */
    financialAssistance: financialAssistance.optional(),
    paymentPlans: paymentPlans.optional(),
  })
  .superRefine((system, context) => {
    if (system.phoneDigits === 'proven' && !system.captcha.enabled) {
      const message = 'must be "shown" where captcha is switched off: there is nothing to prove';
      context.addIssue({ code: 'custom', path: ['phoneDigits'], message });
    }
    checkGoodFaithEstimates(system, context);
    checkReferences(system, context);
  });
