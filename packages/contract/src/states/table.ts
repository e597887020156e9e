import { accountStates } from './account-states.ts';
import { entryStates } from './entry-states.ts';
import { estimateStates } from './estimate-states.ts';
import { signedInStates } from './signed-in-states.ts';
import type { StateRow } from './state.ts';

const rows = [...entryStates, ...estimateStates, ...accountStates, ...signedInStates] as const;

type Row = (typeof rows)[number];
type TwinName<Name extends string> = `partner-${TwinBase<Name>}.params`;
type TwinBase<Name extends string> = Name extends 'login-home' ? 'home' : Name;

/** The name of every state, partner twins included. */
export type StateName =
  | Exclude<Row, { partner: 'only' }>['name']
  | TwinName<Extract<Row, { partner: 'twin' | 'only' }>['name']>;

type ParamsByName = {
  [R in Row as R['name']]: R['params'][number];
} & {
  [R in Extract<Row, { partner: 'twin' | 'only' }> as TwinName<R['name']>]: R['params'][number] | 'partner';
};

/** The parameters of a state, each optional: the screen handles a missing one (spec §4, 'unstable state'). */
export type StateParams<Name extends StateName> = Readonly<Partial<Record<ParamsByName[Name], string>>>;

/** A state as the router, links, mails and tests see it. */
export type State = Omit<StateRow, 'name' | 'partner'> & {
  readonly name: StateName;
  /** Whether it is the form that only a partner's visitors see. */
  readonly inPartner: boolean;
  /** The same state inside a partner's context, or outside of it; null where there is no other form. */
  readonly twin: StateName | null;
};

/** Every state by name: the one table that paths, links and titles come from (spec §2). */
export const states: ReadonlyMap<StateName, State> = new Map(
  (rows as readonly StateRow[]).flatMap(withTwin).map((each) => [each.name, each]),
);

function withTwin(row: StateRow): State[] {
  const { partner, ...rest } = row;
  const plain = { ...rest, name: row.name as StateName, inPartner: false, twin: null };
  if (partner === 'none') return [plain];
  const inPartner = partnerTwin(plain);
  return partner === 'only'
    ? [inPartner]
    : [
        { ...plain, twin: inPartner.name },
        { ...inPartner, twin: plain.name },
      ];
}

/** `/forgot-password` → `/cp-forgot-password`, `partner-forgot-password.params` (spec §2: "a partner variant uses a cp- prefix"). */
function partnerTwin(plain: State): State {
  const base = plain.name === 'login-home' ? 'home' : plain.name;
  return {
    ...plain,
    name: `partner-${base}.params` as StateName,
    path: `/cp-${plain.path.slice(1)}`,
    params: plain.params.includes('partner') ? plain.params : [...plain.params, 'partner'],
    inPartner: true,
  };
}

/** The row of a state. Every name of the type has one. */
export function stateOf(name: StateName): State {
  const found = states.get(name);
  if (!found) throw new RangeError(`No state is named ${name}`);
  return found;
}

/** The state whose page a state shows: a partner's twin has no page of its own. */
export function pageOf(name: StateName): StateName {
  const { inPartner, twin } = stateOf(name);
  return inPartner && twin !== null ? twin : name;
}
