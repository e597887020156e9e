import { type Language, languages, type TermsKind } from '@portico/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/db/tables.ts';
import { listPublished, listWordings } from '../../platform/terms/queries.ts';
import { asRead, type ReadParagraph, wordingOf } from '../../platform/terms/terms.ts';
import type { Staff } from '../staff.ts';
import { termsOfSettings } from './publish-terms.ts';

/** The words of a version. */
export interface Wording {
  readonly wording: string;
  readonly paragraphs: readonly ReadParagraph[];
  /** When they were kept, before the first acceptance; null before it. */
  readonly keptAt: Date | null;
}

/** A text in every language in which it is read: in an added one, paragraphs without words of their own are the English ones. */
export function textsOf(paragraphs: readonly ReadParagraph[]): Array<{ language: Language; paragraphs: string[] }> {
  const added = new Set(paragraphs.flatMap((each) => Object.keys(each)));
  const read = new Set<string>([...languages, ...[...added].toSorted()]);
  return [...read].map((language) => ({
    language: language as Language,
    paragraphs: paragraphs.map((each) => each[language] ?? each.en),
  }));
}

/**
 * Every wording of a version, what it says now first and then the newest: what people could accept, what staff have published and what the
 * settings say. One, but where a file of the settings has changed its words meanwhile: that of the terms, or that of a language.
 *
 * @returns none for a version that nobody knows.
 */
export async function wordingsOf(
  db: Kysely<Tables>,
  settings: Staff['settings'],
  { kind, version }: { kind: TermsKind; version: string },
): Promise<Wording[]> {
  const added = settings.healthSystem.addedLanguages.map(({ tag }) => tag);
  const kept = await listWordings(db, kind, version);
  const published = (await listPublished(db)).filter((each) => each.kind === kind);
  const present = [...published, termsOfSettings({ settings }, kind)]
    .filter((each) => each.version === version)
    .map((each) => asRead(each.paragraphs, added))
    .map((paragraphs) => ({ paragraphs, wording: wordingOf(paragraphs), keptAt: null }))
    .map((each) => kept.find(({ wording }) => wording === each.wording) ?? each);
  const all = [...present, ...kept];
  return all.filter(({ wording }, at) => all.findIndex((each) => each.wording === wording) === at);
}
