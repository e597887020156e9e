import type { DatedEvent, Party } from '../model/parties.ts';
import type { BenefitRow, ResponsePerson } from '../model/response.ts';
import { datesFit } from './dates-fit.ts';

/** Another payer that a 271 names for the same person. */
export interface OtherPayer {
  /** By NM101 of loop 2120: `PRP`, `SEP`, `TTP`. `null` where the message does not say who pays first. */
  readonly order: 'primary' | 'secondary' | 'tertiary' | null;
  /** As the message writes it; `null` where it says only that there is one. */
  readonly name: string | null;
}

/** EB01: other or additional payor. */
const OTHER_PAYER = 'R';

const orders: ReadonlyMap<string, NonNullable<OtherPayer['order']>> = new Map([
  ['PRP', 'primary'],
  ['SEP', 'secondary'],
  ['TTP', 'tertiary'],
]);

/** NM101 of an insurer whose place is not told: payer, plan sponsor is none. */
const PAYER = 'PR';

/** DTP01: period of the coordination of benefits. */
const COORDINATION = '290';

/**
 * The other payers of a person on a day, each once (005010X279A1, EB01 R and loops 2120). A row whose period of coordination,
 * or whose other dates, do not include the day is left out, and so is the payer of the message itself.
 *
 * @param on an ISO date.
 * @param own the payer of loop 2100A.
 */
export function otherPayers(
  person: Pick<ResponsePerson, 'benefits'> | null,
  on: string,
  own: Party | null,
): OtherPayer[] {
  const rows = person?.benefits.filter(({ dates }) => isOn(dates, on)) ?? [];
  const found = rows.flatMap((row) => payersOfRow(row, own));
  const named = found.filter(({ name }) => name !== null);
  const each = named.length > 0 ? named : found;
  return each.filter((payer, at) => each.findIndex((other) => isSame(payer, other)) === at);
}

function payersOfRow({ information, entities }: BenefitRow, own: Party | null): OtherPayer[] {
  const payers = entities.flatMap(({ name }) => {
    const order = orders.get(name.entity) ?? null;
    const isPayer = order !== null || (name.entity === PAYER && information === OTHER_PAYER);
    return isPayer ? [{ party: name, order }] : [];
  });
  if (payers.length === 0 && information === OTHER_PAYER) return [{ order: null, name: null }];
  return payers
    .filter(({ party }) => !isSameParty(party, own))
    .map(({ party, order }) => ({ order, name: party.name }));
}

/** By identifiers of one kind where both have one, else by the names. */
function isSameParty(one: Party, other: Party | null): boolean {
  if (other === null) return false;
  const haveIds = one.id !== null && one.idQualifier === other.idQualifier;
  const [first, second] = haveIds ? [one.id, other.id] : [one.name, other.name];
  return first !== null && first.toLowerCase() === second?.toLowerCase();
}

function isOn(dates: readonly DatedEvent[], on: string): boolean {
  const periods = dates.filter(({ qualifier }) => qualifier === COORDINATION);
  const holds = periods.length === 0 || periods.some(({ from, to }) => from <= on && (to === null || on <= to));
  return holds && datesFit(dates, on);
}

function isSame(one: OtherPayer, other: OtherPayer): boolean {
  return one.order === other.order && one.name?.toLowerCase() === other.name?.toLowerCase();
}
