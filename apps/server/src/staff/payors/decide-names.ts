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
import { payerNameText } from './payer-name-text.ts';

/** What staff decide on a name of a location's price files. */
interface NameDecision extends PayerName {
  /** null takes back what was decided. */
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
 * Decides which payor names of a location stand for, all or none, with one entry in the audit trail.
 *
 * @param command as on the command line, without its object.
 * @throws ActError for a name that no file has, for an unknown payor, and where a colleague has decided meanwhile.
 */
export async function decideNames(staff: Staff, command: string, { locationId, names }: NameDecisions): Promise<void> {
  await actOnPortal(staff, command, async (trx) => {
    await holdPayorNames(trx);
    const listed = new Map((await listPayerNames(trx, locationId)).map((name) => [keyOf(name), name]));
    for (const name of names) requireDecidable(name, listed.get(keyOf(name)), staff.settings.healthSystem);
    const decided = names.flatMap(({ payerName, planName, decision }) =>
      decision === null ? [] : [{ payerName, planName, ...decision }],
    );
    const open = names.filter(({ decision }) => decision === null);
    if (decided.length > 0) await upsertPayorNames(trx, locationId, decided, staff.now);
    if (open.length > 0) await removePayorNames(trx, locationId, open, staff.now);
    return { event: 'payorNamesDecided', details: { location: locationId, ...detailsOf(names) }, result: undefined };
  });
}

function keyOf({ payerName, planName }: PayerName): string {
  return JSON.stringify([payerName, planName]);
}

function requireDecidable(
  { decision, seen, ...name }: NameDecision,
  listed: ListedPayerName | undefined,
  { payors }: Staff['settings']['healthSystem'],
): void {
  if (listed === undefined) {
    const message = `No price file of the location has ${payerNameText(name)}. Nothing was changed.`;
    throw new ActError('payorNamesChanged', message);
  }
  if (seen !== undefined && !isSameDecision(seen, listed.decision)) {
    const message = `Somebody has decided on ${payerNameText(name)} meanwhile. Nothing was changed.`;
    throw new ActError('payorNamesChanged', message);
  }
  const payorId = decision?.payorId ?? null;
  if (payorId !== null && payors.every(({ id }) => id !== payorId)) {
    throw new ActError('unknownPayor', `There is no payor "${payorId}". Nothing was changed.`);
  }
}

export function isSameDecision(one: PayorDecision | null, other: PayorDecision | null): boolean {
  if (one === null || other === null) return one === other;
  return one.payorId === other.payorId && one.portalPlan === other.portalPlan;
}

/** One name is told whole; of many, how many they are, and how many of them wait for a decision again. */
function detailsOf(names: readonly NameDecision[]): Record<string, string | number> {
  const [first] = names;
  if (first === undefined || names.length > 1) {
    const open = names.filter(({ decision }) => decision === null).length;
    return { names: names.length, ...(open > 0 ? { open } : {}) };
  }
  const { payerName, planName, decision } = first;
  const payor = decision === null ? 'open' : (decision.payorId ?? 'none');
  const portalPlan = decision?.portalPlan ?? null;
  return { payer: payerName, plan: planName, payor, ...(portalPlan === null ? {} : { portalPlan }) };
}
