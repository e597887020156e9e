import type { PayerName, PayorDecision } from '../../prices/queries/payor-names.ts';
import type { StaffEntry } from '../staff.ts';
import { payerNameText } from './payer-name-text.ts';

/** What became of a name: null waits for a decision. */
export interface DecidedChange extends PayerName {
  locationId: string;
  before: PayorDecision | null;
  after: PayorDecision | null;
}

/** In characters of its list: whatever collects the trail by lines cuts off longer ones. */
const MOST_OF_ENTRY = 6000;

/**
 * The entries of the audit trail that tell each name on which staff decided, as `alder-main "Meridian" "PPO": open > meridian "PPO"`:
 * in one where they fit, else in as many as it takes.
 *
 * @param more what each of them says besides.
 * @returns one at least, of what changed nothing too.
 */
export function decidedEntries(
  changes: readonly DecidedChange[],
  more: Readonly<Record<string, string>> = {},
): [StaffEntry, ...StaffEntry[]] {
  const [first = [], ...others] = partsOf(changes);
  const entryOf = (part: readonly DecidedChange[], at: number): StaffEntry => {
    const locations = [...new Set(part.map(({ locationId }) => locationId))].join(', ');
    const which = others.length === 0 ? {} : { part: `${at + 1} of ${others.length + 1}` };
    const decided = part.map(changeText).join('; ');
    return { event: 'payorNamesDecided', details: { ...which, locations, names: part.length, decided, ...more } };
  };
  return [entryOf(first, 0), ...others.map((part, at) => entryOf(part, at + 1))];
}

function partsOf(changes: readonly DecidedChange[]): DecidedChange[][] {
  const parts: DecidedChange[][] = [];
  let room = 0;
  for (const change of changes) {
    const { length } = changeText(change);
    const part = parts.at(-1);
    if (part === undefined || length > room) {
      parts.push([change]);
      room = MOST_OF_ENTRY - length;
    } else {
      part.push(change);
      room -= length;
    }
  }
  return parts;
}

function changeText({ locationId, before, after, ...name }: DecidedChange): string {
  return `${locationId} ${payerNameText(name)}: ${standsText(before)} > ${standsText(after)}`;
}

/** As `payors map` takes it: `open`, `none`, or a payor with its plan. */
function standsText(decision: PayorDecision | null): string {
  if (decision === null) return 'open';
  const { payorId, portalPlan } = decision;
  return [payorId ?? 'none', ...(portalPlan === null ? [] : [JSON.stringify(portalPlan)])].join(' ');
}
