import type { Findings } from '../findings/findings.ts';
import { PriceFileError } from '../price-file-error.ts';
import type { Dictionary } from '../rules/rule.ts';
import type { RuleId } from '../rules/rules.ts';
import type { PriceFileHeader } from '../types.ts';
import { quote } from '../findings/quote.ts';
import { isNpi } from './npi.ts';
import { isNone, readDate, readRemark, readText, visibleText } from './scalars.ts';
import { isState } from './states.ts';
import { statements } from './statements.ts';
import { dictionaryOf, templateVersions } from './versions.ts';

/** General data elements as the file has them, unread. */
export interface RawHeader {
  hospitalName: unknown;
  lastUpdatedOn: unknown;
  version: unknown;
  locationNames: unknown;
  addresses: unknown;
  npis: unknown;
  licenseState: unknown;
  licenseNumber: unknown;
  /** The statement that the hospital attests (3.0) or affirms (2.2). */
  statement: unknown;
  confirmed: unknown;
  attesterName: unknown;
}

/** What the file calls the elements. */
export type HeaderFields = Readonly<Record<keyof RawHeader, string>>;

/** The day from which CMS enforces data dictionary 3.0.0. */
const ENFORCED_FROM = '2026-04-01';

/** The day from which hospitals publish their charges (45 CFR 180; 84 FR 65524). */
const FIRST_DAY = '2021-01-01';

/**
 * Reads the general data elements. What is missing or not as the data dictionary has it is reported.
 *
 * @param lineOf gives the line of an element, or the one where it should stand.
 * @param today the day on which the file is read; where it is unknown, its age is not looked at.
 * @throws PriceFileError when hospital name, date or version cannot be read: without these the prices cannot be used.
 */
export function readHeader(
  raw: RawHeader,
  fields: HeaderFields,
  format: PriceFileHeader['format'],
  lineOf: (column: string) => number,
  today: string | undefined,
  findings: Findings,
): PriceFileHeader {
  const at = (name: keyof RawHeader): string => {
    findings.line = lineOf(fields[name]);
    return fields[name];
  };
  const refuse = (name: keyof RawHeader, rule: RuleId, reason: string): never => {
    const found = quote(raw[name] ?? '');
    throw new PriceFileError(lineOf(fields[name]), reason, rule, { column: fields[name], ...(found && { found }) });
  };
  // What says that there is none is none: each element has a rule of its own.
  const text = (name: keyof RawHeader): string | undefined =>
    isNone(raw[name]) ? undefined : readText(raw[name], at(name), findings);
  const breach = (name: keyof RawHeader, rule: RuleId, found?: unknown, remedy?: string): void =>
    findings.breach(rule, at(name), found, remedy);

  const hospitalName =
    text('hospitalName') ??
    refuse(
      'hospitalName',
      'hospital-name',
      typeof raw.hospitalName === 'object' && raw.hospitalName !== null
        ? 'hospital_name is no text: write the name in quotes, without brackets.'
        : 'hospital_name is missing: say whose prices these are.',
    );
  const specVersion = text('version') ?? '';
  const dictionary =
    dictionaryOf(specVersion) ??
    refuse(
      'version',
      'version',
      specVersion === ''
        ? 'version is missing: write that of the CMS template by which the file is laid out.'
        : `version "${quote(specVersion)}" cannot be read: versions 2 and 3 of the CMS template can.`,
    );
  const lastUpdatedOn =
    readDate(raw.lastUpdatedOn) ??
    refuse(
      'lastUpdatedOn',
      'last-updated-on',
      isNone(raw.lastUpdatedOn)
        ? 'last_updated_on is missing: give the day on which the file was updated last, as 2026-04-01.'
        : `last_updated_on "${quote(raw.lastUpdatedOn)}" is not a date: write it as 2026-04-01.`,
    );
  if (!isWellWrittenDate(raw.lastUpdatedOn, findings.isJson)) {
    breach('lastUpdatedOn', 'last-updated-on', raw.lastUpdatedOn, `Write ${lastUpdatedOn}.`);
  }
  const unlikely = unlikelyDate(lastUpdatedOn, today);
  if (unlikely !== undefined) breach('lastUpdatedOn', unlikely, lastUpdatedOn);
  if (!templateVersions[dictionary].includes(specVersion)) {
    // Another version would hold the file to rules by which it is not laid out.
    // CMS's validator expects 2.0.0 in a CSV of 2.2, and one of three in JSON.
    const published = findings.isJson ? '2.2.0' : '2.0.0';
    const remedy = dictionary === '2.2' ? `Write ${published}, by which the file is laid out.` : undefined;
    breach('version', 'version', specVersion, remedy);
  }
  if (dictionary === '2.2') {
    if (lastUpdatedOn >= ENFORCED_FROM) breach('version', 'version-in-force', specVersion);
    else if (today !== undefined && today >= ENFORCED_FROM) breach('version', 'version-today', specVersion);
  }

  const list = (name: keyof RawHeader): ListElement[] =>
    readList(raw[name], fields[name], name === 'npis', lineOf, findings);
  const locationNames = list('locationNames');
  const addresses = list('addresses');
  const npis = list('npis');
  if (locationNames.length === 0) breach('locationNames', 'location-name');
  if (addresses.length === 0) breach('addresses', 'hospital-address');
  if (dictionary === '3.0' && npis.length === 0) breach('npis', 'type-2-npi');
  for (const { text: npi, column } of npis) {
    findings.line = lineOf(column);
    if (!isNpi(npi)) findings.breach('npi-digits', column, npi);
  }
  const licenseState = readState(text('licenseState'), at('licenseState'), findings);
  const licenseNumber = readText(raw.licenseNumber, at('licenseNumber'), findings);
  const attesterName = text('attesterName');
  if (dictionary === '3.0' && attesterName === undefined) breach('attesterName', 'attester-name');
  checkStatement(raw.statement, dictionary, (found) => breach('statement', 'attestation', found), findings.isJson);
  const attested = isTrue(raw.confirmed);
  if (!attested) breach('confirmed', 'attestation-confirmed', raw.confirmed);
  else if (findings.isJson && raw.confirmed !== true)
    breach('confirmed', 'json-type', raw.confirmed, 'Write true without quotes.');
  return {
    format,
    specVersion,
    hospitalName,
    lastUpdatedOn,
    locationNames: textsOf(locationNames),
    addresses: textsOf(addresses),
    npis: textsOf(npis),
    ...(licenseState !== undefined && { licenseState }),
    ...(licenseNumber !== undefined && { licenseNumber }),
    ...(attesterName !== undefined && { attesterName }),
    attested,
  };
}

/** The rule that a date breaks by being too early or too late. */
function unlikelyDate(date: string, today: string | undefined): RuleId | undefined {
  if (date < FIRST_DAY) return 'last-updated-on-first-day';
  if (today === undefined) return undefined;
  if (date > today) return 'last-updated-on-future';
  return date < yearBefore(today) ? 'last-updated-on-year' : undefined;
}

/** The same day a year before: of 29 February a day that is none, which compares as one all the same. */
function yearBefore(day: string): string {
  return `${String(Number(day.slice(0, 4)) - 1).padStart(4, '0')}${day.slice(4)}`;
}

/** ISO 8601; a CSV may have M/D/YYYY, too. */
function isWellWrittenDate(value: unknown, isJson: boolean): boolean {
  if (typeof value !== 'string') return false;
  return /^\d{4}-\d{2}-\d{2}$/.test(value.trim()) || (!isJson && value.includes('/'));
}

/** A text of a list. In JSON its column has its place in the list, and empty ones have a place, too. */
interface ListElement {
  readonly text: string;
  readonly column: string;
}

/**
 * Texts of a list; a single text in JSON, which needs a list, is taken as one of them.
 *
 * @param isOfNumbers whether they are numbers, which have no bar.
 */
function readList(
  value: unknown,
  name: string,
  isOfNumbers: boolean,
  lineOf: (column: string) => number,
  findings: Findings,
): ListElement[] {
  if (Array.isArray(value)) {
    return value.flatMap((each: unknown, index) => {
      const column = findings.isJson ? `${name}/${index}` : name;
      findings.line = lineOf(column);
      const text = readRemark(each, column, findings);
      if (text === undefined) return [];
      // In a CSV bars separate; JSON has lists. Of one with several texts, a bar is part of a name; no NPI has any.
      const isList = findings.isJson && text.includes('|') && (value.length === 1 || isOfNumbers);
      if (!isList) return [{ text, column }];
      findings.breach('json-type', column, text, 'Write a list, such as ["one", "two"].');
      const parts = text.split('|').map((part) => part.trim());
      return parts.flatMap((part) => (part === '' ? [] : [{ text: part, column }]));
    });
  }
  findings.line = lineOf(name);
  const single = visibleText(value);
  if (value !== undefined) findings.breach('json-type', name, value, 'Write a list, such as ["one", "two"].');
  return single === undefined ? [] : [{ text: single, column: name }];
}

function textsOf(list: readonly ListElement[]): string[] {
  return list.map(({ text }) => text);
}

/** A state that is not known is not stored: it may be any other. */
function readState(text: string | undefined, column: string, findings: Findings): string | undefined {
  if (text === undefined) {
    findings.breach('license-state', column);
    return undefined;
  }
  const state = text.toUpperCase();
  if (!isState(state, findings.isJson)) return findings.leaveOut('license-state', column, text);
  if (findings.isJson && state !== text) findings.breach('enum-case', column, text, `Write ${state}.`);
  return state;
}

/** In a CSV the statement is a header, whose case does not matter. */
function checkStatement(
  value: unknown,
  dictionary: Dictionary,
  breach: (found: unknown) => void,
  isJson: boolean,
): void {
  const [found, wanted] = [visibleText(value), statements[dictionary]];
  const isKept = isJson ? found === wanted : found?.toLowerCase() === wanted.toLowerCase();
  if (!isKept) breach(value);
}

function isTrue(value: unknown): boolean {
  return value === true || visibleText(value)?.toLowerCase() === 'true';
}
