import * as z from 'zod/mini';
import { defineStaffCall } from '../define-staff-call.ts';
import { line, nothing } from './fields.ts';

const permission = 'managePrices';

const locationId = line;
const count = z.int();

/** In characters: a price file's names are long in some, and a plan may be named as the file names it. */
export const MAX_PAYER_NAME = 2000;

/** As a price file has it, to the letter: never trimmed. */
const nameInFile = z.string().check(z.maxLength(MAX_PAYER_NAME));

/** As it stands or is suggested, however long the file's names are. */
const decision = z.object({
  /** null: none of the payors. */
  payorId: z.nullable(z.string()),
  /** The plan as the insurer names it; null for all its plans. */
  portalPlan: z.nullable(z.string()),
});
export type PayorDecisionModel = z.infer<typeof decision>;

const seenDecision = z.object({ payorId: z.nullable(nameInFile), portalPlan: z.nullable(nameInFile) });

const newDecision = z.object({
  payorId: z.nullable(line),
  portalPlan: z.nullable(z.string().check(z.trim(), z.maxLength(MAX_PAYER_NAME))),
});

const payorsOfLocation = z.object({
  locationId,
  name: z.string(),
  /** False for another hospital's. */
  isOurs: z.boolean(),
  /** Names of the live file and of the staged one, and those that were decided on before. */
  names: count,
  /** Those that wait for a decision, and how many of them only the staged file has. */
  open: count,
  openStaged: count,
});
export type PayorsOfLocationModel = z.infer<typeof payorsOfLocation>;

/** How many names wait for a decision at each location. */
export const listPayorLocations = defineStaffCall({
  isRead: true,
  permission,
  input: z.object({}),
  reply: z.object({ locations: z.array(payorsOfLocation) }),
});

export const shownPayerNames = ['open', 'decided', 'all'] as const;
export type ShownPayerNames = (typeof shownPayerNames)[number];

const payerName = z.object({
  payerName: z.string(),
  planName: z.string(),
  /** Rates under it in the live file, and in the staged one. */
  rates: count,
  staged: count,
  /** Whom it can touch at most: those with an estimate here and an insurance of the payor. Null where no payor is. */
  patients: z.nullable(count),
  decision: z.nullable(decision),
  /** null where there is a decision, and where nothing suggests one. */
  suggestion: z.nullable(decision),
});
export type PayerNameModel = z.infer<typeof payerName>;

/** Names of a location's price files, those that touch most patients first. */
export const listPayerNames = defineStaffCall({
  isRead: true,
  permission,
  input: z.object({
    locationId,
    show: z._default(z.enum(shownPayerNames), 'open'),
    /** Words that the payer or the plan has; '' for every name. */
    words: line,
  }),
  reply: z.object({
    location: payorsOfLocation,
    /** The payors of the settings, which a patient can choose. */
    payors: z.array(z.object({ id: z.string(), name: z.string(), plans: z.array(z.string()) })),
    names: z.array(payerName),
    /** How many there are of those that are asked for; more than `names` has, where the list is cut. */
    found: count,
  }),
});

/** How many names are shown, and decided on, at once. */
export const MOST_PAYER_NAMES = 200;

const name = { payerName: z.string(), planName: z.string() };

const changedName = z.object({
  ...name,
  /** False where no price file has it any more. */
  isThere: z.boolean(),
  /** What a colleague has decided. */
  decision: z.nullable(decision),
});
export type ChangedNameModel = z.infer<typeof changedName>;

/** Decides on names of a location, all or none. */
export const decidePayerNames = defineStaffCall({
  permission,
  input: z.object({
    locationId,
    names: z
      .array(
        z.object({
          payerName: nameInFile,
          planName: nameInFile,
          /** What stood there when it was looked at. */
          seen: z.nullable(seenDecision),
          /** null takes back what was decided. */
          decision: z.nullable(newDecision),
        }),
      )
      .check(z.minLength(1), z.maxLength(MOST_PAYER_NAMES)),
  }),
  /** The names that are not as they were seen; where there is one, nothing is decided. */
  reply: z.object({ changed: z.array(changedName) }),
  bodyBytes: 1024 * 1024,
});

/** The names of every location, or of one, as a table for spreadsheets. `fill` puts the suggestions where decisions stand. */
export const exportPayorTable = defineStaffCall({
  isRead: true,
  permission,
  input: z.object({ locationId: z._default(z.nullable(z.string()), null), fill: z.boolean() }),
  reply: z.object({ fileName: z.string(), csv: z.string() }),
});

/** In characters: ten thousand names, and as much as a proxy lets through that nobody has told more. */
export const MAX_PAYOR_TABLE = 900_000;

const csv = z.string().check(z.maxLength(MAX_PAYOR_TABLE));
const bodyBytes = 2 * 1024 * 1024;

/** What is wrong with a line of a table. */
const tableProblem = z.discriminatedUnion('problem', [
  z.object({ line: count, problem: z.enum(['missingColumns', 'unknownColumns', 'columnTwice']), columns: z.string() }),
  z.object({ line: count, problem: z.literal('cells'), cells: count, columns: count }),
  z.object({ line: count, problem: z.literal('unknownLocation'), location: z.string() }),
  z.object({ line: count, problem: z.literal('unknownName'), location: z.string(), ...name }),
  z.object({ line: count, problem: z.literal('nameTwice'), before: count, ...name }),
  z.object({ line: count, problem: z.literal('unknownPayor'), payor: z.string() }),
  z.object({ line: count, problem: z.literal('planWithoutPayor'), portalPlan: z.string() }),
  z.object({ line: count, problem: z.literal('planTooLong'), most: count }),
]);
export type PayorTableProblem = z.infer<typeof tableProblem>;

const tableChange = z.object({ locationId: z.string(), ...name, before: z.nullable(decision), after: decision });
export type PayorTableChangeModel = z.infer<typeof tableChange>;

const checkedTable = z.object({
  /** The first of them, by line. */
  problems: z.array(tableProblem),
  problemCount: count,
  /** The first of them; those that change what was decided before come first. */
  changes: z.array(tableChange),
  changeCount: count,
  /** Of the changes, those of names on which nothing was decided. */
  newCount: count,
  asBefore: count,
  /** Rows that decide nothing. */
  open: count,
  /** To give back with the import: it takes nothing else than what was shown. */
  digest: z.string(),
});
export type CheckedPayorTableModel = z.infer<typeof checkedTable>;

/** What a table that was filled in would change. */
export const checkPayorTable = defineStaffCall({
  isRead: true,
  permission,
  input: z.object({ csv }),
  reply: z.object({ checked: checkedTable }),
  bodyBytes,
});

/** Takes the decisions of a table, all or none. */
export const importPayorTable = defineStaffCall({
  permission,
  input: z.object({ csv, fileName: line, digest: line }),
  reply: nothing,
  bodyBytes,
});
