import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestAccount } from '../../../accounts/testing/account.ts';
import { hashOf } from '../../../platform/crypto/token.ts';
import { listOutbox } from '../../../platform/outbox.ts';
import { callEngines } from '../../../testing/databases.ts';
import { eventually } from '../../../testing/eventually.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';
import { findLinkedVisit } from '../../../visits/queries/visit-links.ts';
import { listVisits } from '../../../visits/queries/visits.ts';
import { openStaffTest, type StaffBrowser, type StaffTest } from '../../testing/staff-test.ts';

// Issue 16, point 1: "Everything that the command line does, by the same calls."

const newVisit = () => ({
  requestId: randomUUID(),
  at: '2099-01-05T10:00',
  minutes: 20,
  clinician: 'Li Wenjun, MD',
  language: 'en',
});

describe.each(callEngines)('video visits at the screen, on %s', (engine) => {
  let test: TestApp;
  let staffTest: StaffTest;
  let lena: StaffBrowser;
  beforeAll(async () => {
    test = await buildTestApp(engine, { settings: { callsPerMinute: 1_000_000 } });
    staffTest = await openStaffTest(test);
    lena = await staffTest.signedIn('lena');
  });
  afterAll(async () => {
    await staffTest.close();
    await test.close();
  });

  const linked = async (link: string) => {
    const token = new URLSearchParams(new URL(link).hash.slice(1)).get('token') ?? '';
    return findLinkedVisit(test.database.db, hashOf(token));
  };
  const entry = async () => (await staffTest.audited('videoVisitInvited')).at(-1);

  it('show a link, once, to a visit at a time of the hospital, for somebody without an account', async () => {
    const { link, hasProvider } = (await lena.call('inviteToVisit', newVisit())).json();
    expect(hasProvider).toBe(false);
    expect(link).toMatch(/\/video-visit-valid#token=[\w-]{43}$/);
    expect(await linked(link)).toMatchObject({
      owner_kind: 'invited',
      is_video: true,
      starts_at: new Date('2099-01-05T18:00:00Z'),
      ends_at: new Date('2099-01-05T18:20:00Z'),
    });
    expect(await entry()).toMatchObject({ account: null, by: 'Lena Fischer', user: 'lena', command: 'visits invite' });
  });

  it('stand among those of a patient, and the entry has nothing of theirs', async () => {
    const { accountId } = await createTestAccount(test, { profile: { username: 'li.visitor' } });
    const { link } = (await lena.call('inviteToVisit', { ...newVisit(), username: 'Li.Visitor' })).json();
    expect(await linked(link)).toMatchObject({ owner_kind: 'account', owner_id: accountId });
    expect(await listVisits(test.database.db, accountId, test.clock.now())).toHaveLength(1);
    expect(await entry()).toMatchObject({ account: accountId, command: 'visits invite' });
    expect(JSON.stringify(await entry())).not.toMatch(/2099-|visitor|Wenjun/i);
  });

  it('are mailed where an address is given, and the link is not shown', async () => {
    const sent = { ...newVisit(), email: 'pilar@example.org', language: 'es' };
    expect((await lena.call('inviteToVisit', sent)).json()).toMatchObject({ link: null });
    await eventually(async () => {
      const recipients = (await listOutbox(test.database.db)).map(({ recipient }) => recipient);
      expect(recipients).toContain('pilar@example.org');
    });
  });

  // RFC 9110, 9.2.2: what is asked again after an answer that was lost.
  it('are made once, however often the same is asked for, and the link comes again', async () => {
    const before = await staffTest.audited('videoVisitInvited');
    const asked = newVisit();
    const links = [];
    for (let time = 0; time < 2; time += 1) links.push((await lena.call('inviteToVisit', asked)).json().link);
    expect(links[0]).toMatch(/#token=[\w-]{43}$/);
    expect(links[1]).toBe(links[0]);
    const mailed = { ...newVisit(), email: 'twice@example.org' };
    for (let time = 0; time < 2; time += 1) {
      expect((await lena.call('inviteToVisit', mailed)).json()).toMatchObject({ link: null });
    }
    expect(await staffTest.audited('videoVisitInvited')).toHaveLength(before.length + 2);
    const sam = await staffTest.signedIn('sam');
    for (const other of [
      await lena.call('inviteToVisit', { ...asked, at: '2099-01-05T11:00' }),
      await sam.call('inviteToVisit', asked),
    ]) {
      expect(other.json().link).not.toBe(links[0]);
    }
  });

  it.each([
    ['no time', { at: '' }, 'visitTimeUnreadable'],
    ['a day that there is not', { at: '2099-02-30T10:00' }, 'visitTimeUnreadable'],
    ['a time that is over', { at: '2020-01-01T10:00' }, 'visitTimeOver'],
    ['a minute', { minutes: 1 }, 'malformedRequest'],
    ['what is no address', { email: 'nobody' }, 'emailUnusable'],
    ['a language that there is not', { language: 'xx' }, 'malformedRequest'],
    ['nobody’s username', { username: 'nobody' }, 'unknownAccount'],
  ])('are not made with %s', async (_what, given, error) => {
    const before = await staffTest.audited('videoVisitInvited');
    expect((await lena.call('inviteToVisit', { ...newVisit(), ...given })).json()).toMatchObject({ error });
    expect(await staffTest.audited('videoVisitInvited')).toEqual(before);
  });
});
