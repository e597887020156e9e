import type { Words } from '../words.ts';

/**
 * Who may open a state. `flow`: reached only by the step before it; `guestToken`: needs the token that accepting the
 * terms earns (spec §6); the others say what they mean. The server decides; this tells the screens what to expect.
 */
export type Access = 'anyone' | 'flow' | 'guestToken' | 'signedIn';

/**
 * Whether a state exists in a corporate partner's context (spec §2): `twin` has both forms, `only` has the partner's alone, `none`
 * has no partner form.
 */
export type PartnerForm = 'none' | 'twin' | 'only';

/** One row of the table, as it is written down. Its partner twin is derived, never written. */
export interface StateRow {
  readonly name: string;
  /** Path without parameters. Signed-in states keep theirs in the hash of the signed-in app's root. */
  readonly path: string;
  /** Names of the `key=value` parameters. None means that the path takes no segment. */
  readonly params: readonly string[];
  readonly title: Words;
  readonly access: Access;
  readonly partner: PartnerForm;
}

/** Writes a row with the defaults of its kind; `const` keeps the literal names and the partner form for the types. */
export function state<
  const Name extends string,
  const Path extends string,
  const Param extends string = never,
  const Form extends PartnerForm = 'none',
>(
  name: Name,
  path: Path,
  title: Words,
  more: { params?: readonly Param[]; access?: Access; partner?: Form } = {},
): StateRow & { name: Name; path: Path; params: readonly Param[]; partner: Form } {
  return {
    name,
    path,
    params: more.params ?? [],
    title,
    access: more.access ?? 'anyone',
    partner: more.partner ?? ('none' as Form),
  };
}
