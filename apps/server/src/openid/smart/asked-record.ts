import { OWN_PERSON } from '@portico/contract';
import { readRecordScope } from '../../platform/settings/smart-scopes.ts';
import type { RecordChoice } from './choose-record.ts';
import type { ReachableRecord } from './records-of.ts';

/** What an app would do with one part of a record. */
interface AskedPart {
  type: string;
  access: Array<'see' | 'change'>;
  isNarrowed: boolean;
}

/** The parts of a record that an app asks for, in the order of its scopes. Two scopes of one type are one part. */
export function partsOf(scopes: readonly string[]): AskedPart[] {
  const parts = new Map<string, AskedPart>();
  for (const scope of scopes) {
    const read = readRecordScope(scope);
    if (read === null) continue;
    const { type, interactions, filter } = read;
    const access = [/[rs]/.test(interactions) && 'see', /[cud]/.test(interactions) && 'change'] as const;
    const before = parts.get(type);
    const all = new Set([...(before?.access ?? []), ...access.filter((each) => each !== false)]);
    parts.set(type, {
      type,
      access: (['see', 'change'] as const).filter((each) => all.has(each)),
      isNarrowed: filter !== null && before?.isNarrowed !== false,
    });
  }
  return [...parts.values()];
}

/** How the page names a record to the call that allows it. */
export function personOf({ proxyId }: ReachableRecord): string {
  return proxyId ?? OWN_PERSON;
}

/** The records that the page shows: one that is settled, or those among which somebody chooses. */
export function recordsShown(choice: RecordChoice): readonly ReachableRecord[] {
  if (choice.status === 'open') return choice.records;
  return choice.status === 'chosen' ? [choice.record] : [];
}
