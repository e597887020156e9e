import type { Language, TermsKind } from '@portico/contract';
import { Refusal } from '../refusal.ts';
import type { Visitor } from '../visitor/visitor.ts';
import type { TermsWatch } from './watch-terms.ts';

/** What somebody accepts, as it is recorded: which words stand under the version in the database, and in which language they were read. */
export interface AcceptedTerms {
  readonly version: string;
  readonly wording: string;
  readonly language: Language;
}

/**
 * The terms that somebody accepts, with their words kept. To be called before the transaction that records it.
 *
 * @param read the version that they have read; undefined for a client that does not tell: what is in force then.
 * @throws Refusal outOfTurn for a version that is not to be accepted now.
 */
export async function acceptedTerms(
  watch: TermsWatch,
  kind: TermsKind,
  read: string | undefined,
  { language }: Pick<Visitor, 'language'>,
): Promise<AcceptedTerms> {
  const acceptable = await watch.acceptable(kind);
  const terms = read === undefined ? acceptable[0] : acceptable.find(({ version }) => version === read);
  if (terms === undefined) throw new Refusal('outOfTurn');
  return { version: terms.version, wording: await watch.keep(kind, terms), language };
}
