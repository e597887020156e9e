import { calls } from '@portico/contract';
import {
  permissionsOfRoles,
  priceUploadPath,
  STAFF_SESSION_PATH,
  STAFF_TOKEN_HEADER,
  type StaffCallName,
  staffCallPath,
  staffCalls,
} from '@portico/staff-contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestAccount, signIn } from '../accounts/testing/account.ts';
import { buildTestApp, createBrowser, type TestApp, type TestBrowser } from '../testing/test-app.ts';
import { everyRole, openStaffTest, type StaffBrowser, staffOrigin, type StaffTest } from './testing/staff-test.ts';

// Issue 16, 'What proves it': "Staff's and patients' calls are walked apart: no cookie of one opens a call of the other; each role sees exactly its own".

const names = Object.keys(staffCalls) as StaffCallName[];

let test: TestApp;
let staffTest: StaffTest;
let patient: TestBrowser;
beforeAll(async () => {
  test = await buildTestApp('postgresql', { settings: { callsPerMinute: 1_000_000 } });
  staffTest = await openStaffTest(test);
  patient = await createBrowser(test.app);
  await signIn(patient, await createTestAccount(test));
});
afterAll(async () => {
  await staffTest.close();
  await test.close();
});

/** What a call answers to a body that means nothing: how far it lets this browser. */
const answerTo = async (browser: StaffBrowser, name: StaffCallName): Promise<string> => {
  const reply = await browser.call(name, { openingId: 'nobody’s', accountId: 'nobody’s', opening: {} });
  return reply.statusCode === 200 ? 'answered' : reply.json().error;
};

describe.each(everyRole)('somebody with the role %s', (role, person) => {
  it('is let in to the calls of the role, and to no other', async () => {
    const browser = await staffTest.signedIn(person);
    // Signing out is every role's, and ends what the others need.
    for (const name of names.filter((each) => each !== 'signOut')) {
      const { permission } = staffCalls[name];
      const isLetIn = permission === null || permissionsOfRoles[role].includes(permission);
      const answer = await answerTo(browser, name);
      expect(`${name}: ${answer === 'notPermitted'}`).toBe(`${name}: ${!isLetIn}`);
    }
    const ofFile = await browser.sendPart(priceUploadPath(randomUUID(), 0), Buffer.from('x'));
    const mayBring = permissionsOfRoles[role].includes('managePrices');
    expect(ofFile.json()).toEqual({ error: mayBring ? 'uploadGone' : 'notPermitted' });
    expect(await answerTo(browser, 'signOut')).toBe('answered');
  });
});

describe('whoever is not signed in as staff', () => {
  it.each(names)('is not answered by %s: neither nobody, nor a patient with every cookie of theirs', async (name) => {
    const headers = { origin: staffOrigin, [STAFF_TOKEN_HEADER]: patient.antiForgeryToken };
    const asked = { method: 'POST', url: staffCallPath(name), payload: {}, headers } as const;
    const withOwn = { ...asked, cookies: { ...patient.cookies } };
    const session = Object.values(patient.cookies).toSorted((one, other) => other.length - one.length)[0] ?? '';
    const asStaffs = { ...asked, cookies: { 'portico-staff-session': session } };
    for (const request of [asked, withOwn, asStaffs]) {
      const reply = await staffTest.app.inject(request);
      expect([reply.statusCode, reply.json()]).toEqual([401, { error: 'signInRequired' }]);
    }
  });

  it('brings no part of a price file', async () => {
    const reply = await staffTest.app.inject({
      method: 'POST',
      url: priceUploadPath(randomUUID(), 0),
      headers: { origin: staffOrigin, 'content-type': 'application/octet-stream' },
      cookies: { ...patient.cookies },
      payload: Buffer.from('x'),
    });
    expect([reply.statusCode, reply.json()]).toEqual([401, { error: 'signInRequired' }]);
  });

  it('is not told who is signed in', async () => {
    const reply = await staffTest.app.inject({ url: STAFF_SESSION_PATH, cookies: { ...patient.cookies } });
    expect(reply.json()).toEqual({ session: null });
  });
});

describe('a session of staff', () => {
  it('opens no call of patients, under its own name or under that of theirs', async () => {
    const { cookies } = await staffTest.signedIn('sam');
    const token = cookies['portico-staff-session'] ?? '';
    const ofPatients = Object.values(calls).filter(({ access, method }) => access === 'signedIn' && method === 'GET');
    expect(ofPatients.length).toBeGreaterThan(5);
    for (const { path } of ofPatients) {
      const url = path.replace(/:\w+/g, 'any');
      for (const jar of [cookies, { 'portico-session': token }]) {
        const reply = await test.app.inject({ url, cookies: { ...jar }, headers: { accept: 'application/json' } });
        expect(`${path} ${reply.statusCode}`).toBe(`${path} 401`);
      }
    }
  });

  it('is not used from another page: without its token, with another’s, or from another origin', async () => {
    const [own, other] = [await staffTest.signedIn('omar'), await staffTest.signedIn('ines')];
    const tokenOf = async (browser: StaffBrowser): Promise<string> =>
      (await browser.send({ url: STAFF_SESSION_PATH })).json().session.antiForgeryToken;
    const send = (headers: Record<string, string>) =>
      own.send({ method: 'POST', url: staffCallPath('listOpenings'), payload: {}, headers });
    const token = await tokenOf(own);
    for (const from of [{ origin: staffOrigin }, { 'sec-fetch-site': 'same-origin' }]) {
      expect((await send({ ...from, [STAFF_TOKEN_HEADER]: token })).statusCode).toBe(200);
    }
    for (const headers of [
      { origin: staffOrigin },
      { origin: staffOrigin, [STAFF_TOKEN_HEADER]: await tokenOf(other) },
      { origin: 'https://portal.example.org', [STAFF_TOKEN_HEADER]: token },
      { [STAFF_TOKEN_HEADER]: token },
      { origin: staffOrigin, 'sec-fetch-site': 'same-site', [STAFF_TOKEN_HEADER]: token },
    ]) {
      expect((await send(headers)).json()).toEqual({ error: 'antiForgery' });
    }
  });

  it('has no more than its pages need in its headers: no script but its own, no frame', async () => {
    const { headers } = await staffTest.app.inject({ url: STAFF_SESSION_PATH });
    expect(headers['content-security-policy']).toContain("default-src 'none';script-src 'self';style-src 'self'");
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['cache-control']).toBe('no-store');
  });
});
