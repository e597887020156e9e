import { keyOfPayerName } from '../../prices/payors/key-of-payer-name.ts';
import {
  holdPayorNames,
  type ListedPayerName,
  listPayerNames,
  type PayerName,
  type PayorDecision,
  removePayorNames,
  upsertPayorNames,
} from '../../prices/queries/payor-names.ts';
import { ActError } from '../act-error.ts';
import { actOnPortal, type Staff } from '../staff.ts';
import { decidedEntries } from './decided-entries.ts';
import { payerNameText } from './payer-name-text.ts';
import { type ChangedName, PayorNamesChangedError } from './payor-names-changed-error.ts';

/** What staff decide on a name of a location's price files. */
interface NameDecision extends PayerName {
  /** null takes back what was decided. A plan without a payor is none. */
  decision: PayorDecision | null;
  /** What whoever decides has seen decided, null for nothing; undefined for whoever did not look. */
  seen?: PayorDecision | null;
}

/** Names of one location, and what is decided on each. */
export interface NameDecisions {
  locationId: string;
  names: readonly NameDecision[];
}

/**
 * Decides which payor names of a location stand for, all or none. Each is told in the audit trail.
 *
 * @param command as on the command line, without its object.
 * @throws PayorNamesChangedError for names that no file has, and those on which a colleague has decided meanwhile.
 * @throws ActError for a name that is there twice, and for an unknown payor.
 */
export async function decideNames(staff: Staff, command: string, { locationId, names }: NameDecisions): Promise<void> {
  requireOnce(names);
  await actOnPortal(staff, command, async (trx) => {
    await holdPayorNames(trx);
    const listed = new Map((await listPayerNames(trx, locationId)).map((name) => [keyOfPayerName(name), name]));
    const changed = names.flatMap((name) => changedSince(name, listed.get(keyOfPayerName(name))));
    if (changed.length > 0) throw new PayorNamesChangedError(changed);
    const changes = names.map(({ payerName, planName, decision }) => {
      requireKnownPayor(decision, staff.settings.healthSystem);
      const before = listed.get(keyOfPayerName({ payerName, planName }))?.decision ?? null;
      return { locationId, payerName, planName, before, after: decision && withoutIdlePlan(decision) };
    });
    const decided = changes.flatMap(({ payerName, planName, after }) =>
      after === null ? [] : [{ payerName, planName, ...after }],
    );
    const open = changes.filter(({ after }) => after === null);
    if (decided.length > 0) await upsertPayorNames(trx, locationId, decided, staff.now);
    if (open.length > 0) await removePayorNames(trx, locationId, open, staff.now);
    const [entry, ...further] = decidedEntries(changes);
    return { ...entry, further, result: undefined };
  });
}

function requireOnce(names: readonly PayerName[]): void {
  const seen = new Set<string>();
  for (const name of names) {
    if (seen.has(keyOfPayerName(name))) {
      throw new ActError('malformedRequest', `${payerNameText(name)} is there twice. Nothing was changed.`);
    }
    seen.add(keyOfPayerName(name));
  }
}

/** The name as it is now, where it is not as it was seen. */
function changedSince({ payerName, planName, seen }: NameDecision, listed: ListedPayerName | undefined): ChangedName[] {
  if (listed === undefined) return [{ payerName, planName, isThere: false, decision: null }];
  const { decision } = listed;
  const isAsSeen = seen === undefined || isSameDecision(seen, decision);
  return isAsSeen ? [] : [{ payerName, planName, isThere: true, decision }];
}

function requireKnownPayor(decision: PayorDecision | null, { payors }: Staff['settings']['healthSystem']): void {
  const payorId = decision?.payorId ?? null;
  if (payorId !== null && payors.every(({ id }) => id !== payorId)) {
    throw new ActError('unknownPayor', `There is no payor "${payorId}". Nothing was changed.`);
  }
}

/** None of the payors has no plan, and what an insurer calls a plan is never the empty word. */
function withoutIdlePlan({ payorId, portalPlan }: PayorDecision): PayorDecision {
  return { payorId, portalPlan: payorId === null ? null : portalPlan || null };
}

export function isSameDecision(one: PayorDecision | null, other: PayorDecision | null): boolean {
  if (one === null || other === null) return one === other;
  return one.payorId === other.payorId && one.portalPlan === other.portalPlan;
}
