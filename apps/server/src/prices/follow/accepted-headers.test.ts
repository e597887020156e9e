import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOUR_SECONDS, secondsAfter } from '../../platform/time.ts';
import { engines } from '../../testing/databases.ts';
import { claimDueFollow, deleteFollow } from '../queries/price-follows.ts';
import { followedLocation, type FollowTest, openFollowTest } from '../testing/follow-test.ts';
import { checkFollow } from './check-follow.ts';

// Issue 13, points 2 and 7: a file with a header of the hospital's own is followed, too.
describe.each(engines)('a followed file with a header of its own, on %s', (engine) => {
  let test: FollowTest;
  beforeAll(async () => {
    test = await openFollowTest(engine, 'valid/v3-tall.csv');
  });
  afterAll(() => test.close());

  const publish = (day: string): void => {
    const [names = '', values = '', headers = '', ...rows] = test.example.trimEnd().split('\n');
    const below = [`${headers},department`, ...rows.map((row) => `${row},Imaging`)];
    test.website.file('/own.csv', [names, values.replace(/\d{4}-\d\d-\d\d/, day), ...below, ''].join('\n'));
  };
  const follow = (accepts: readonly string[]) => test.follow('/own.csv', { accepts });

  it('is refused, with what would take it', async () => {
    publish('2026-09-01');
    await follow([]);
    await test.check();
    expect(await test.state()).toMatchObject({
      failure: 'unreadable',
      failureDetail: expect.stringContaining('--accept'),
    });
    expect(await test.staged()).toBeUndefined();
  });

  it('is taken each time once staff accept the header', async () => {
    await follow(['department']);
    for (const day of ['2026-09-01', '2026-10-01']) {
      publish(day);
      await test.check();
      expect(await test.state()).toMatchObject({ failure: null, accepts: ['department'] });
      expect(await test.staged()).toMatchObject({ fileName: 'own.csv', lastUpdatedOn: day });
      test.nextDay();
    }
  });

  it('is taken at once where staff accept the header while a check runs', async () => {
    publish('2026-11-01');
    await follow([]);
    const running = await claimDueFollow(
      test.database.db,
      test.clock.now(),
      secondsAfter(test.clock.now(), HOUR_SECONDS),
    );
    test.clock.advance(1);
    await follow(['department']);
    const told = test.mails.length;
    expect(running && (await checkFollow(running, test.servicesWith()))).toMatchObject({
      kind: 'failed',
      failure: 'unreadable',
    });
    // What is followed now has not failed.
    expect(await test.state()).toMatchObject({ failure: null, failures: 0, seen: null, nextAt: test.clock.now() });
    expect(test.mails).toHaveLength(told);
    await test.check();
    expect(await test.state()).toMatchObject({ failure: null, accepts: ['department'] });
    expect(await test.staged()).toMatchObject({ lastUpdatedOn: '2026-11-01' });
  });

  it('is not staged where staff follow it no more by the time that it is read, and nobody is told', async () => {
    publish('2026-12-01');
    await follow(['department']);
    const [before, followed] = [await test.staged(), await test.state()];
    await test.database.db.transaction().execute((trx) => deleteFollow(trx, followedLocation));
    const told = test.mails.length;
    expect(followed && (await checkFollow(followed, test.servicesWith()))).toEqual({ kind: 'dropped' });
    expect([await test.staged(), await test.state()]).toEqual([before, undefined]);
    expect(test.mails).toHaveLength(told);
  });
});
