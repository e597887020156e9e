import { sql } from 'kysely';
import { sealedPrefix, sealFor, unsealFor } from '../../platform/crypto/sealed.ts';
import { nothing, sumOf, type Walk, type Walked } from './walk.ts';

const BATCH = 100;

/** Seals anew what waiting jobs carry. */
export const resealJobs: Walk = {
  name: 'pgboss.job',
  run: async ({ db, keys, pause }) => {
    let walked = nothing;
    let last = '00000000-0000-0000-0000-000000000000';
    for (;;) {
      const after = last;
      const { seen, ...part } = await db.transaction().execute(async (trx) => {
        const { rows } = await sql<{ id: string; name: string; sealed: string }>`
          select id::text as id, name, data ->> 'sealed' as sealed from pgboss.job
          where state in ('created', 'retry') and id > ${after}::uuid
            and data ->> 'sealed' not like ${`${sealedPrefix(keys.current)}%`}
          order by id limit ${BATCH} for no key update skip locked`.execute(trx);
        let counts: Walked = nothing;
        for (const { id, name, sealed } of rows) {
          const next = resealed(sealed);
          counts = sumOf(counts, { ...nothing, ...(next === null ? { unreadable: 1 } : { changed: 1 }) });
          if (next === null) continue;
          await sql`update pgboss.job set data = jsonb_build_object('sealed', ${next}::text)
            where name = ${name} and id = ${id}::uuid`.execute(trx);
        }
        return { ...counts, seen: rows.map(({ id }) => id) };
      });
      walked = sumOf(walked, part);
      await pause();
      const end = seen.at(-1);
      if (end === undefined) return walked;
      last = end;
    }

    function resealed(sealed: string): string | null {
      try {
        return sealFor(keys, 'job', unsealFor(keys, 'job', sealed));
      } catch {
        return null;
      }
    }
  },
};
