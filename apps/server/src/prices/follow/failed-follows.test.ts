import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HOUR_SECONDS } from '../../platform/time.ts';
import { engines } from '../../testing/databases.ts';
import { type FollowTest, openFollowTest } from '../testing/follow-test.ts';
import { checkFollow } from './check-follow.ts';
import { followPrices } from './follow-prices.ts';

const path = '/prices.json';

describe.each(engines)('a followed price file, on %s', (engine) => {
  let test: FollowTest;
  beforeAll(async () => {
    test = await openFollowTest(engine);
  });
  afterAll(() => test.close());
  beforeEach(() => {
    test.mails.length = 0;
  });

  const dated = (day: string) => test.example.replace('2026-03-01', day);

  it('that cannot be read is told with the first place, and with what staff can do of which a follow has nothing', async () => {
    test.website.file(path, dated('2026-08-01').replace('"outpatient"', '"sometimes"'));
    await test.follow(path);
    await test.check();
    const { failureDetail = '' } = (await test.state()) ?? {};
    expect(failureDetail).toMatch(
      /^It has 1 value that cannot be meant\. The first: line \d+  \S+  "sometimes"\. .*\(setting: /,
    );
    expect(failureDetail).toContain('"prices import FILE --skip-invalid"');
    expect(test.mails[0]?.text).toContain('It is read again when the hospital publishes another file.');
    expect(test.mails[0]?.text).not.toContain('It is tried again by itself');
  });

  it('that cannot be read is read again where staff ask for it, and by itself only once it is another one', async () => {
    test.website.file(path, dated('2026-09-02'));
    await test.follow(path);
    const small = { priceLimits: { ...test.settings.priceLimits, rows: 1 } };
    await test.check(small);
    expect(await test.state()).toMatchObject({ failure: 'unreadable' });
    test.nextDay();
    await test.check();
    expect(await test.state()).toMatchObject({ failure: 'unreadable' });
    const services = test.servicesWith();
    const followed = await test.state();
    expect(followed && (await checkFollow(followed, services, { isAsked: true }))).toMatchObject({ kind: 'staged' });
    expect([(await test.staged())?.lastUpdatedOn, (await test.state())?.failure]).toEqual(['2026-09-02', null]);
  });

  it('that cannot be taken for a reason of the portal’s is a failure, too, and keeps no other back', async () => {
    test.website.file(path, dated('2026-09-03'));
    await test.follow(path);
    const broken = { record: () => Promise.reject(new TypeError('a defect')) };
    await expect(followPrices({ ...test.servicesWith(), ...broken })).rejects.toThrow('a defect');
    expect(await test.state()).toMatchObject({ failure: null });
    const full = Object.assign(new Error('no room'), { code: '53100' });
    let times = 0;
    const once = {
      record: async () => {
        times += 1;
        if (times === 1) throw full;
      },
    };
    test.clock.advance(3 * HOUR_SECONDS);
    await expect(followPrices({ ...test.servicesWith(), ...once })).rejects.toThrow('no room');
    expect(await test.state()).toMatchObject({ failure: 'internal', failureDetail: '53100', failures: 1, seen: null });
    // Decision 178: release 0.1.0 has no text of `internal`, and could show nothing that is followed while there is one.
    const row = await test.database.db.selectFrom('price_follows').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ failure: 'unreachable', failure_detail: 'the portal itself failed: 53100' });
    expect(test.mails.at(-1)?.text).toContain('for a reason of its own: 53100');
    expect((await test.staged())?.lastUpdatedOn).not.toBe('2026-09-03');
    test.clock.advance(HOUR_SECONDS);
    await test.check();
    expect(await test.state()).toMatchObject({ failure: null });
    expect((await test.staged())?.lastUpdatedOn).toBe('2026-09-03');
  });
});
