import { describe, expect, it } from 'vitest';
import { credentials, login, newPassword, refusal, type Walks } from './walk.ts';

const base = '/Private/Ajax/V1/Activation';
const inUse = 'This MyHealth ID is already in use.';

/** Spec §4 'Activation by code' and 'Mobile activation', with the codes of §8. */
export function activationWalks({ client, demonstration, encoding }: Walks): void {
  it('activates an account by an access code: refused, expired, found, in use, guessable, done', async () => {
    const { post } = client();
    const walter = { medicalRecordNumber: 'AB-200002', dateOfBirth: '2/8/1941' };
    const { accessCode, expiredAccessCode } = await demonstration().notEnrolled('AB-200002');
    const lookUp = (given: object) => post(`${base}/Lookup`, { ...walter, accessCode, ...given });
    expect((await lookUp({ dateOfBirth: '2/9/1941' })).body.meta.code).toBe(400);
    expect((await lookUp({ accessCode: expiredAccessCode })).body.meta.errorMessage).toMatch(/expired/);
    expect((await lookUp({})).body).toMatchObject({ meta: { code: 200 }, response: { step: 'credentials' } });
    const set = (username: string, more: object = {}) =>
      post(`${base}/UserLoginCredentials`, credentials(username, encoding === 'json' ? 'desktop' : 'mobile', more));
    expect((await set('ana.rivera')).body).toMatchObject(refusal(400, 1010, inUse));
    expect((await set('walter', { securityAnswer: 'walter' })).body).toMatchObject({
      ...refusal(400, 1008),
      response: { message: expect.any(String) },
    });
    expect((await set('walter')).body.meta.code).toBe(200);
    const terms = { username: 'walter', accepted: true };
    expect((await post(`${base}/TermsCondition`, terms)).body).toMatchObject({ response: { step: 'done' } });
    expect((await post(login, { username: 'walter', password: newPassword })).status).toBe(200);
  });

  describe('by a text message', () => {
    const bruno = { monthOfBirth: '3', dayOfBirth: '18', yearOfBirth: '1976', zipCode: '94070' };

    it('404 with 1007 goes to the invalid page; 1010 returns to step 1', async () => {
      const { post } = client();
      const { smsLink } = await demonstration().notEnrolled('AB-200005');
      const activationToken = /token=([\w-]+)/.exec(smsLink)?.[1] ?? '';
      const lookUp = (token: string) => post('/Activation/MobileLookup', { ...bruno, activationToken: token });
      expect((await lookUp('no-such-token')).body).toMatchObject(refusal(404, 1007));
      const found = (await lookUp(activationToken)).body;
      expect(found).toMatchObject({ meta: { code: 200 }, response: { step: 'credentials' } });
      // "Mobile session expiry is a Unix timestamp in seconds" (§9).
      expect(Math.abs(found.response.expires - Date.now() / 1000)).toBeLessThan(86_400);
      const activate = (username: string) =>
        post('/Activation/MobileActivateAccount', credentials(username, encoding === 'json' ? 'desktop' : 'mobile'));
      expect((await activate('ana.rivera')).body).toMatchObject(refusal(400, 1010, inUse));
      expect((await activate('bruno.costa')).body).toMatchObject({ meta: { code: 200 }, response: { step: 'done' } });
      expect((await lookUp(activationToken)).body).toMatchObject(refusal(404, 1007));
      expect((await post(login, { username: 'bruno.costa', password: newPassword })).status).toBe(200);
    });
  });
}
