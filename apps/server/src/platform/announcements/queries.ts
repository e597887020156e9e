import {
  type Expression,
  type Insertable,
  type Kysely,
  type Selectable,
  sql,
  type SqlBool,
  type Transaction,
} from 'kysely';
import type { AnnouncementActsTable } from '../db/announcement-tables.ts';
import type { Tables } from '../db/tables.ts';
import type { PublishedAnnouncement } from './announcement.ts';

/** Those that are shown now or later, the newest first: however many they are. */
export async function listStanding(db: Kysely<Tables>, now: Date): Promise<PublishedAnnouncement[]> {
  const rows = await published(db).where(stands(now)).execute();
  return rows.map(announcementOf);
}

/** Those that are over, the newest first. */
export async function listOver(db: Kysely<Tables>, now: Date, limit: number): Promise<PublishedAnnouncement[]> {
  const rows = await published(db)
    .where((where) => where.not(stands(now)))
    .limit(limit)
    .execute();
  return rows.map(announcementOf);
}

export async function findAnnouncement(db: Kysely<Tables>, number: number): Promise<PublishedAnnouncement | undefined> {
  const row = await published(db).where('done.act_number', '=', number).executeTakeFirst();
  return row && announcementOf(row);
}

/** The number of the newest act; null where staff have never done one. */
export async function findLastAct(db: Kysely<Tables>): Promise<number | null> {
  const last = db.selectFrom('announcement_acts').select('act_number').orderBy('act_number', 'desc').limit(1);
  return (await last.executeTakeFirst())?.act_number ?? null;
}

/** @returns the number of the act. */
export async function insertAct(db: Kysely<Tables>, act: Insertable<AnnouncementActsTable>): Promise<number> {
  const { act_number: number } = await db
    .insertInto('announcement_acts')
    .values(act)
    .returning('act_number')
    .executeTakeFirstOrThrow();
  return number;
}

/** Lets nobody else add an act before the transaction ends. Whoever reads goes on. */
export async function holdActs(trx: Transaction<Tables>): Promise<void> {
  await sql`lock table announcement_acts in share row exclusive mode`.execute(trx);
}

function published(db: Kysely<Tables>) {
  return db
    .selectFrom('announcement_acts as done')
    .leftJoin('announcement_acts as end', 'end.ends', 'done.act_number')
    .where('done.act', '=', 'publish')
    .selectAll('done')
    .select([
      'end.act as end_act',
      'end.act_number as end_number',
      'end.acted_by as end_by',
      'end.acted_at as end_at',
      'end.reason as end_reason',
    ])
    .orderBy('done.act_number', 'desc');
}

const stands = (now: Date): Expression<SqlBool> =>
  sql<SqlBool>`("end".act_number is null and (done.shown_until is null or done.shown_until > ${now}))`;

interface PublishedRow extends Selectable<AnnouncementActsTable> {
  end_act: AnnouncementActsTable['act'] | null;
  end_number: number | null;
  end_by: string | null;
  end_at: Date | null;
  end_reason: string | null;
}

function announcementOf(row: PublishedRow): PublishedAnnouncement {
  const { act_number: number, announcement, shown_from: from, shown_until: until } = row;
  const { end_act: act, end_number: endNumber, end_by: by, end_at: at, end_reason: reason } = row;
  if (announcement === null || from === null) throw new Error('The database keeps every published row whole.');
  const isEnded = act !== null && endNumber !== null && by !== null && at !== null && reason !== null;
  return {
    number,
    announcement,
    from,
    until,
    published: { by: row.acted_by, at: row.acted_at, reason: row.reason },
    ended: isEnded ? { act, number: endNumber, by, at, reason } : null,
  };
}
