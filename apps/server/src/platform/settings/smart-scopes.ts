/** What a scope lets an app do with one patient's record (SMART App Launch 2.2, "Scopes for requesting FHIR Resources"). */
export interface RecordScope {
  /** A FHIR resource type; `*` for all of them, also those to come. */
  readonly type: string;
  /** Some of create, read, update, delete and search, in this order. */
  readonly interactions: string;
  /** Search parameters to which it is narrowed, as `category=…|laboratory`. */
  readonly filter: string | null;
}

const version2 =
  /^patient\/(\*|[A-Z][A-Za-z]{0,63})\.(?=[cruds])(c?r?u?d?s?)(?:\?([\w.:-]+=[^\s"\\&=]+(?:&[\w.:-]+=[^\s"\\&=]+)*))?$/;
const version1 = /^patient\/(\*|[A-Z][A-Za-z]{0,63})\.(read|write|\*)$/;

/** What the words of SMART 1 mean in SMART 2 ("For backwards compatibility"). */
const meanings: Readonly<Record<string, string>> = { read: 'rs', write: 'cud', '*': 'cruds' };

/** Reads a scope of a patient's record in either syntax; null for anything else. */
export function readRecordScope(scope: string): RecordScope | null {
  const [, type = '', interactions = '', filter = null] = version2.exec(scope) ?? [];
  if (type !== '') return { type, interactions, filter };
  const [, oldType = '', word = ''] = version1.exec(scope) ?? [];
  return oldType === '' ? null : { type: oldType, interactions: meanings[word] ?? '', filter: null };
}

/** The syntax of SMART 2 for a scope of a record; every other scope as it is. */
export function canonicalScope(scope: string): string {
  const read = readRecordScope(scope);
  if (read === null) return scope;
  const { type, interactions, filter } = read;
  return `patient/${type}.${interactions}${filter === null ? '' : `?${filter}`}`;
}

/** Every way to write a scope: that of SMART 2, and that of SMART 1 where there is one. An app is answered in the one in which it asks. */
export function formsOfScope(scope: string): readonly string[] {
  const canonical = canonicalScope(scope);
  const { type, interactions, filter } = readRecordScope(scope) ?? { type: '', interactions: '', filter: null };
  const old = Object.entries(meanings).find(([, meant]) => meant === interactions)?.[0];
  return old === undefined || filter !== null ? [canonical] : [canonical, `patient/${type}.${old}`];
}

/** Scopes that ask for the context of a launch. */
const launchScopes = ['launch', 'launch/patient'] as const;

/** Whether a scope is one of SMART: of a record, or of a launch. */
export function isSmartScope(scope: string): boolean {
  return readRecordScope(scope) !== null || launchScopes.some((each) => each === scope);
}

/** Whether an app that asks for these needs to know whose record it is to see. */
export function needsRecord(scopes: Iterable<string>): boolean {
  return [...scopes].some((scope) => scope === 'launch/patient' || readRecordScope(scope) !== null);
}

/** Whether these let an app change a record. */
export function changesRecord(scopes: Iterable<string>): boolean {
  return [...scopes].some((scope) => /[cud]/.test(readRecordScope(scope)?.interactions ?? ''));
}
