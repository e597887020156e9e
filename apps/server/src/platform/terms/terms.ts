import { type Language, type TermsKind, textOf, type Words } from '@portico/contract';
import { createHash } from 'node:crypto';

/** A text that people accept. Its version is recorded with the acceptance. */
export interface Terms {
  readonly version: string;
  readonly paragraphs: readonly Words[];
}

/** Terms that staff have published, with the act that did it. */
export interface PublishedTerms extends Terms {
  /** Of the act. */
  readonly number: number;
  readonly kind: TermsKind;
  /** They are in force from this moment until others of their kind are. */
  readonly from: Date;
  readonly published: SignedAct;
  /** What took them back before their day; null for what nobody took back. */
  readonly withdrawn: SignedAct | null;
}

/** Who did it, when and why. */
export interface SignedAct {
  readonly by: string;
  readonly at: Date;
  readonly reason: string;
}

/** past: they were in force. */
export type TermsStatus = 'inForce' | 'toCome' | 'past' | 'withdrawn';

/** Of one kind, those that nobody took back, in the order of their days. */
export function inTheirOrder<Each extends Pick<PublishedTerms, 'kind' | 'from' | 'withdrawn'>>(
  published: readonly Each[],
  kind: TermsKind,
): Each[] {
  return published
    .filter((each) => each.kind === kind && each.withdrawn === null)
    .toSorted((one, other) => Number(one.from) - Number(other.from));
}

/** Of those of one kind, what is in force; undefined while it is what the settings say. */
export function inForceAt<Each extends Pick<PublishedTerms, 'kind' | 'from' | 'withdrawn'>>(
  published: readonly Each[],
  kind: TermsKind,
  now: Date,
): Each | undefined {
  return inTheirOrder(published, kind).findLast(({ from }) => from <= now);
}

/** Where each of them is, of all that were published. */
export function termsStatusAt(terms: PublishedTerms, all: readonly PublishedTerms[], now: Date): TermsStatus {
  if (terms.withdrawn !== null) return 'withdrawn';
  if (terms.from > now) return 'toCome';
  return inForceAt(all, terms.kind, now)?.number === terms.number ? 'inForce' : 'past';
}

/** A paragraph in every language in which it is read. An added one is left out where it has no words of its own: it shows the English ones. */
export type ReadParagraph = Words & Readonly<Record<string, string>>;

/**
 * The paragraphs as people read them: what the hospital or an added language says in place of a text counts, and not the text (`textOf`).
 *
 * @param added tags of the languages that the hospital has added.
 */
export function asRead(paragraphs: readonly Words[], added: readonly Language[]): ReadParagraph[] {
  return paragraphs.map((words) => {
    const written = { en: textOf(words, 'en'), es: textOf(words, 'es') };
    const others = added.map((tag) => [tag, textOf(words, tag)] as const).filter(([, text]) => text !== written.en);
    return { ...Object.fromEntries(others), ...written };
  });
}

/** What tells one wording from another under the same version: SHA-256 of every paragraph in every language, as 64 hexadecimal digits. */
export function wordingOf(paragraphs: ReadonlyArray<Readonly<Record<string, string>>>): string {
  const written = paragraphs.map((each) => Object.entries(each).toSorted(([one], [other]) => (one < other ? -1 : 1)));
  return createHash('sha256').update(JSON.stringify(written)).digest('hex');
}
