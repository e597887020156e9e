import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countSearchMiss, listSearchMisses, removeOldMisses } from '../estimates/queries/search-misses.ts';
import { limits } from '../platform/limits/limits.ts';
import { callEngines } from '../testing/databases.ts';
import { createStaffTerminal, type StaffTerminal } from './testing/staff-terminal.ts';

const { number: daysToShow } = limits.searchMiss;
const most = limits.searchMisses.number;

describe.each(callEngines)('searches that found nothing, at the terminal, on %s (issue 14, point 1)', (engine) => {
  let staff: StaffTerminal;
  beforeAll(async () => {
    staff = await createStaffTerminal(engine);
  });
  afterAll(() => staff.close());

  const miss = (words: string, day: string, language: 'en' | 'es' = 'en', limit = most) =>
    staff.look(({ db }) =>
      countSearchMiss(
        db,
        { hash: Buffer.from(words.padEnd(32, '.')), words, language, day },
        { daysToShow, most: limit },
      ),
    );

  it('are not words before they were typed on several days', async () => {
    for (const day of ['2026-03-01', '2026-03-01', '2026-03-02']) await miss('quorble', day);
    const stored = await staff.look(({ db }) => db.selectFrom('search_misses').selectAll().execute());
    expect(stored).toMatchObject([{ words: null, times: 3, days: 2 }]);
    expect((await staff.run(['searches', 'missed'])).out).toContain('Listed: 0. 1 more');
  });

  it('are listed from then on, those that were typed most often first', async () => {
    await miss('quorble', '2026-03-05');
    for (const day of ['2026-03-01', '2026-03-02', '2026-03-03']) await miss('zibbit', day, 'es');
    const { out } = await staff.run(['searches', 'missed']);
    expect(out).toMatch(/en\s+4 times on 3 days, last 2026-03-05\s+quorble/);
    expect(out).toMatch(/es\s+3 times on 3 days, last 2026-03-03\s+zibbit/);
    expect((await staff.run(['searches', 'missed', '--language', 'es'])).out).not.toContain('quorble');
    expect(JSON.parse((await staff.run(['searches', 'missed', '--json'])).out)).toHaveLength(2);
  });

  it('tells a language that is none', async () => {
    expect((await staff.run(['searches', 'missed', '--language', 'fr'])).err).toContain(
      '--language must be one of: en, es',
    );
  });

  it('are no more than so many, and those that are there count on', async () => {
    await miss('another', '2026-03-06', 'en', 2);
    await miss('quorble', '2026-03-06', 'en', 2);
    const listed = await staff.look(({ db }) => listSearchMisses(db));
    expect(listed.map(({ words, times }) => [words, times])).toEqual([
      ['quorble', 5],
      ['zibbit', 3],
    ]);
  });

  it('go once nobody has typed them for a while', async () => {
    await staff.look(({ db }) => removeOldMisses(db, new Date('2026-03-04T12:00:00Z')));
    const listed = await staff.look(({ db }) => listSearchMisses(db));
    expect(listed.map(({ words }) => words)).toEqual(['quorble']);
  });
});
