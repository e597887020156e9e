import type { TermsKind } from '@portico/contract';
import { type Insertable, type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { TermsActsTable } from '../db/terms-tables.ts';
import type { Tables } from '../db/tables.ts';
import type { PublishedTerms, ReadParagraph } from './terms.ts';

/** All that staff have ever published, the newest act first: some for each year. */
export async function listPublished(db: Kysely<Tables>): Promise<PublishedTerms[]> {
  const rows = await db
    .selectFrom('terms_acts as done')
    .leftJoin('terms_acts as back', 'back.withdraws', 'done.act_number')
    .where('done.act', '=', 'publish')
    .selectAll('done')
    .select(['back.acted_by as back_by', 'back.acted_at as back_at', 'back.reason as back_reason'])
    .orderBy('done.act_number', 'desc')
    .execute();
  return rows.map(publishedOf);
}

/** The number of the newest act; null where staff have never done one. */
export async function findLastTermsAct(db: Kysely<Tables>): Promise<number | null> {
  const last = db.selectFrom('terms_acts').select('act_number').orderBy('act_number', 'desc').limit(1);
  return (await last.executeTakeFirst())?.act_number ?? null;
}

/** @returns the number of the act. */
export async function insertTermsAct(db: Kysely<Tables>, act: Insertable<TermsActsTable>): Promise<number> {
  const { act_number: number } = await db
    .insertInto('terms_acts')
    .values(act)
    .returning('act_number')
    .executeTakeFirstOrThrow();
  return number;
}

/** Lets nobody else add an act before the transaction ends. Whoever reads goes on. */
export async function holdTermsActs(trx: Transaction<Tables>): Promise<void> {
  await sql`lock table terms_acts in share row exclusive mode`.execute(trx);
}

/** Keeps the words of terms, before anybody can accept them. What is kept already stays as it is. */
export async function keepWording(
  db: Kysely<Tables>,
  { kind, version, wording, paragraphs, keptAt }: KeptWording & { kind: TermsKind; version: string },
): Promise<void> {
  await db
    .insertInto('terms_wordings')
    .values({ kind, version, wording, paragraphs: JSON.stringify(paragraphs), kept_at: keptAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The words of a version, which people could accept. */
interface KeptWording {
  /** `wordingOf` the paragraphs. */
  readonly wording: string;
  readonly paragraphs: readonly ReadParagraph[];
  readonly keptAt: Date;
}

/** Of a version, every wording that people could accept, the newest first: one, but where a file of the settings has changed its words meanwhile. */
export async function listWordings(db: Kysely<Tables>, kind: TermsKind, version: string): Promise<KeptWording[]> {
  const rows = await db
    .selectFrom('terms_wordings')
    .selectAll()
    .where('kind', '=', kind)
    .where('version', '=', version)
    .orderBy('kept_at', 'desc')
    .execute();
  return rows.map(({ paragraphs, wording, kept_at: keptAt }) => ({ paragraphs, wording, keptAt }));
}

/** Every version of which somebody could accept words, with the first moment of each, the newest first. */
export async function listKeptVersions(
  db: Kysely<Tables>,
): Promise<Array<{ kind: TermsKind; version: string; keptAt: Date }>> {
  const rows = await db
    .selectFrom('terms_wordings')
    .select((eb) => ['kind', 'version', eb.fn.min('kept_at').as('kept_at')])
    .groupBy(['kind', 'version'])
    .orderBy('kept_at', 'desc')
    .execute();
  return rows.map(({ kind, version, kept_at: keptAt }) => ({ kind, version, keptAt }));
}

interface PublishedRow extends Selectable<TermsActsTable> {
  back_by: string | null;
  back_at: Date | null;
  back_reason: string | null;
}

function publishedOf(row: PublishedRow): PublishedTerms {
  const { act_number: number, kind, version, paragraphs, applies_from: from } = row;
  const { back_by: by, back_at: at, back_reason: reason } = row;
  if (version === null || paragraphs === null || from === null) {
    throw new Error('The database keeps every published row whole.');
  }
  return {
    number,
    kind,
    version,
    paragraphs,
    from,
    published: { by: row.acted_by, at: row.acted_at, reason: row.reason },
    withdrawn: by !== null && at !== null && reason !== null ? { by, at, reason } : null,
  };
}
