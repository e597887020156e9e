import {
  ESTIMATES_PHONE,
  FIELD_OPTIONAL,
  FIELD_REQUIRED,
  insuranceFieldNames,
  LOADING_TIMEOUT_SECONDS,
  RTE_TIMEOUT_SECONDS,
  defaultLanguage,
  languages,
} from '@portico/contract';
import { nameRules, readEmail } from '@portico/rules';
import { type Brand, readBrand } from '@portico/tokens';
import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { checkGoodFaithEstimates, goodFaithEstimates } from './good-faith-estimates.ts';
import { SettingsError } from './settings-error.ts';
import { issueTexts, readJsonFile } from './json-file.ts';
import { npi } from './npi.ts';
import { partners } from './partners.ts';
import { financialAssistance } from './financial-assistance.ts';
import { onlineBooking } from './online-booking.ts';
import { identityProviders } from './identity-providers.ts';
import { openIdClients } from './openid-clients.ts';
import { paymentPlans } from './payment-plans.ts';
import { phone, stateCode, text, words } from './words.ts';
import { limits } from '../limits/limits.ts';
import { DAY_SECONDS } from '../time.ts';

/** Used in paths and price imports, so it is short and plain. */
const id = z.string().regex(/^[a-z0-9][a-z0-9-]{0,62}$/, 'must be lower-case letters, digits and hyphens');

const provider = z.strictObject({
  id,
  name: text,
  credentials: text,
  specialty: text,
  /** Of the person: by it, and not by a name, an insurer's word on its network is known to be about this doctor. */
  npi: npi.optional(),
});

/** IANA name of the hospital's time zone: its day is "today". */
const timeZone = z.string().refine(isTimeZone, 'must be the name of a time zone, as America/Los_Angeles');

const requirement = z.union([z.literal(FIELD_OPTIONAL), z.literal(FIELD_REQUIRED)]);

/**
 * When a copay applies: instead of the deductible, before it or after it. Published price files do not say; plans do.
 */
const copayOrder = z.enum(['insteadOfDeductible', 'beforeDeductible', 'afterDeductible']);

const payor = z.strictObject({
  id,
  name: text,
  /** Whether it is one of the few that are offered first (spec §3: CommonPayors). */
  common: z.boolean().default(false),
  /** The payor's identifier in X12 (NM109 of loop 2100A). Without one the portal cannot send it an inquiry. */
  electronicId: z.string().min(2).max(80).optional(),
  /** Other names of the payor on cards and in price files. */
  otherNames: z.array(text).default([]),
  /** The fields of its inquiry (spec §3). A field that is not listed is not asked for. */
  fields: z.partialRecord(z.enum(insuranceFieldNames), requirement),
  copayOrder: copayOrder.default('insteadOfDeductible'),
  /** How it pays where another insurance has paid first (docs/decisions/0070). */
  coordination: z.enum(['standard', 'nonDuplication']).default('standard'),
  /** Medicaid, or a plan that administers it: it pays after all other insurance (42 CFR 433.139). */
  isMedicaid: z.boolean().default(false),
  /** Plans that differ from the payor, by the insurer's name for them. */
  plans: z.array(z.strictObject({ name: text, copayOrder })).default([]),
});

const location = z.strictObject({
  id,
  name: text,
  /** False for a hospital of the region that is another's, whose own price file is followed (docs/decisions/0113). */
  ours: z.boolean().default(true),
  npi: npi.optional(),
  address: z.strictObject({
    street: text,
    city: text,
    state: stateCode,
    zip: z.string().regex(/^\d{5}(-\d{4})?$/, 'must be 5 digits, or 5+4'),
  }),
  /** In degrees, for distances; without it they are reckoned from the middle of the area of the address's ZIP code. */
  position: z
    .strictObject({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) })
    .optional(),
  phone,
  image: z.string().regex(/^\/[^/\\]/, 'must be a path on this site, as /pictures/main.svg'),
  providers: z.array(provider),
});

const serviceArea = z.strictObject({
  id,
  name: words,
  description: words,
  selectLocations: z.boolean(),
  locations: z.array(id).min(1),
});

/** `version` is recorded when a person accepts the text: a changed text needs a new version. */
/** A version is sent back by the call that accepts the terms, and is no longer than its field takes. */
const terms = z.strictObject({
  version: z.string().regex(/^[^\p{Cc}]{1,200}$/u, 'must have 1 to 200 characters and no line ends'),
  paragraphs: z.array(words).min(1),
});

const helpDesk = z.strictObject({
  email: z.string().refine((input) => readEmail(input) !== null, 'must be an email address'),
  /** Of the staff who read the mail. */
  language: z.enum(languages).default(defaultLanguage),
  /** Whether the mail has the message itself, or its reference number alone (docs/decisions/0051). */
  mailsMessage: z.boolean().default(false),
});

const brandValue = z.union(
  [z.string(), z.strictObject({ light: z.string(), dark: z.string() })],
  'must be a text, or one for each theme as { "light": …, "dark": … }',
);

/** Design tokens that a hospital replaces by its own. */
const brand = z.record(z.string(), brandValue).transform((settings, context): Brand => {
  const read = readBrand(settings);
  if ('brand' in read) return read.brand;
  for (const { token, message } of read.problems) {
    context.addIssue({ code: 'custom', path: token === undefined ? [] : [token], message });
  }
  return z.NEVER;
});

/** What the portal publishes of the hospital's own price files (45 CFR 180.50(d), docs/decisions/0112). */
const priceTransparency = z.strictObject({
  /** Who answers technical questions about the files; cms-hpt.txt names them. */
  contact: z.strictObject({
    name: text,
    email: z.string().refine((input) => readEmail(input) !== null, 'must be an email address'),
  }),
});

/** How other hospitals' price files, or our own from the hospital's website, are followed (docs/decisions/0113). */
const priceFollowing = z
  .strictObject({
    everyHours: z
      .int()
      .min(1)
      .max(24 * 31)
      .default(24),
    /** Who is told of new prices and of failures. Without it nobody is, but by the audit trail and the commands. */
    email: z
      .string()
      .refine((input) => readEmail(input) !== null, 'must be an email address')
      .optional(),
    language: z.enum(languages).default(defaultLanguage),
    /** Hosts of a private network from which files may be fetched all the same, by name or address. */
    allowedHosts: z.array(text).default([]),
    maxMegabytes: z.int().min(1).default(6000),
    maxMinutes: z
      .int()
      .min(1)
      .max(24 * 60)
      .default(60),
  })
  .prefault({});

/** What search engines and the previews of links show of the portal (issue 14, point 7). */
const searchEngines = z
  .strictObject({
    /** Whether its public pages may be found. Without it: those of a hospital may, those of a demonstration may not. */
    index: z.boolean().optional(),
    /** A sentence or two about the portal, in place of the tagline. */
    description: words.optional(),
    /** Of 1200 by 630 pixels, in place of the mark in the hospital's colours. */
    picture: z
      .string()
      .regex(/^\/[^/\\]/, 'must be a path on this site, as /pictures/front.png')
      .optional(),
  })
  .prefault({});

/** Of whom a second step of signing in is demanded, and from which day; without a day, at once (docs/decisions/0088). */
const secondStep = z
  .strictObject({
    demanded: z.enum(['never', 'patients', 'everyone']).default('never'),
    from: z.iso.date('must be a day, as 2027-03-01').optional(),
  })
  .refine(({ demanded, from }) => from === undefined || demanded !== 'never', {
    path: ['from'],
    message: 'means nothing while demanded is never. Say patients or everyone, or take it out',
  })
  .prefault({});

/** The warning comes before a session ends for inactivity, and this end is not later than the absolute end. */
function requireOrder(
  times: { idleSeconds: number; endsAfterSeconds: number; warnForSeconds: number },
  context: z.RefinementCtx,
): void {
  const { idleSeconds, endsAfterSeconds, warnForSeconds } = times;
  if (warnForSeconds >= idleSeconds) {
    const message = `must be less than idleSeconds, which is ${idleSeconds}`;
    context.addIssue({ code: 'custom', path: ['warnForSeconds'], message });
  }
  if (idleSeconds > endsAfterSeconds) {
    const message = `must not be more than endsAfterSeconds, which is ${endsAfterSeconds}`;
    context.addIssue({ code: 'custom', path: ['idleSeconds'], message });
  }
}

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
    identityProviders,
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
    session: z
      .strictObject({
        idleSeconds: z.int().min(10).default(limits.idleSession.window),
        endsAfterSeconds: z.int().min(10).default(limits.session.window),
        warnForSeconds: z.int().min(1).default(limits.sessionWarning.window),
      })
      .superRefine(requireOrder)
      .prefault({}),
    secondStep,
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
    const locations = new Set(system.locations.map((each) => each.id));
    reportTwins(context, ['locations'], system.locations);
    reportTwins(context, ['serviceAreas'], system.serviceAreas);
    reportTwins(context, ['payors'], system.payors);
    for (const [at, site] of system.locations.entries()) {
      reportTwins(context, ['locations', at, 'providers'], site.providers);
    }
    for (const [at, each] of (system.onlineBooking?.locations ?? []).entries()) {
      if (locations.has(each)) continue;
      const path = ['onlineBooking', 'locations', at];
      context.addIssue({ code: 'custom', path, message: 'must be the id of one of the locations' });
    }
    for (const each of Object.keys(system.financialAssistance?.amountsGenerallyBilled.locations ?? {})) {
      if (locations.has(each)) continue;
      const path = ['financialAssistance', 'amountsGenerallyBilled', 'locations', each];
      context.addIssue({ code: 'custom', path, message: 'must be the id of one of the locations' });
    }
    for (const [at, area] of system.serviceAreas.entries()) {
      for (const [index, each] of area.locations.entries()) {
        if (locations.has(each)) continue;
        const path = ['serviceAreas', at, 'locations', index];
        context.addIssue({ code: 'custom', path, message: 'must be the id of one of the locations' });
      }
    }
  });

/** The health system whose portal this is (PORTICO_CONFIG). */
export type HealthSystem = Omit<z.infer<typeof healthSystemFile>, '$schema'>;
export type HealthSystemPayor = HealthSystem['payors'][number];
export type HealthSystemLocation = HealthSystem['locations'][number];
export type HealthSystemServiceArea = HealthSystem['serviceAreas'][number];
export type HealthSystemProvider = HealthSystemLocation['providers'][number];

/**
 * Reads and validates the JSON file that describes the health system.
 *
 * @throws SettingsError with every error and its path in the file, as `serviceAreas[0].locations[1]: …`.
 */
export async function readHealthSystem(file: string | URL): Promise<HealthSystem> {
  const json = await readJsonFile(file, "Set PORTICO_CONFIG to the health system's JSON file.");
  const read = healthSystemFile.safeParse(json);
  if (!read.success) {
    throw new SettingsError(issueTexts(file, read.error.issues));
  }
  const { $schema: _, picturesFolder, webConfigurationFile, ...system } = read.data;
  const beside = (path: string): string => resolve(dirname(file instanceof URL ? fileURLToPath(file) : file), path);
  const folder = picturesFolder === undefined ? undefined : beside(picturesFolder);
  if (folder !== undefined && !existsSync(folder)) {
    throw new SettingsError([`${String(file)}: picturesFolder: there is no folder ${folder}`]);
  }
  return {
    ...system,
    ...(folder === undefined ? {} : { picturesFolder: folder }),
    ...(webConfigurationFile === undefined ? {} : { webConfigurationFile: beside(webConfigurationFile) }),
  };
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

function reportTwins(context: z.RefinementCtx, path: PropertyKey[], entries: ReadonlyArray<{ id: string }>): void {
  const seen = new Set<string>();
  for (const [at, entry] of entries.entries()) {
    if (seen.has(entry.id)) {
      context.addIssue({ code: 'custom', path: [...path, at, 'id'], message: 'is used twice; ids must be unique' });
    }
    seen.add(entry.id);
  }
}
