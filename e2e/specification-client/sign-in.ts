import { describe, expect, it } from 'vitest';
import { demoPassword, login, refusal, type Walks } from './walk.ts';

/** Spec §4 'Login', §8 'Login'. */
export function signInWalks({ client }: Walks): void {
  describe('signing in', () => {
    it.each([
      ['ana.rivera', { action: 'private', twoFactorRequired: false, emergencyRoomAdmitted: false }],
      ['mei.chen', { action: 'twoStepVerification', twoFactorRequired: true }],
      ['lucas.martin', { action: 'emergencyRoom', emergencyRoomAdmitted: true }],
      ['ruth.goldberg', { action: 'inpatient' }],
    ])('leads %s on by its action, and out again', async (username, outcome) => {
      const { get, post } = client();
      const entered = await post(login, { username, password: demoPassword, deviceId: `device-of-${username}` });
      expect(entered.body).toMatchObject({ meta: { code: 200 }, response: outcome });
      expect((await get(`${login}/Logout`)).status).toBe(200);
    });

    it('401 with 1000 goes to invalid login, with the tries that are left, and the fifth to the lock', async () => {
      const { post } = client();
      const wrong = () => post(login, { username: 'james.okafor', password: 'wrong' });
      for (const left of [4, 3, 2, 1]) {
        expect((await wrong()).body).toMatchObject({
          ...refusal(401, 1000),
          response: { action: 'invalidLogin', numRemainingLogin: left },
        });
      }
      expect((await wrong()).body).toMatchObject({ ...refusal(400, 1012), response: { action: 'loginLockout' } });
      const right = await post(login, { username: 'james.okafor', password: demoPassword });
      expect(right.body).toMatchObject({ response: { action: 'loginLockout' } });
    });

    it('a suspension offers to reset the password', async () => {
      const refused = await client().post(login, { username: 'omar.haddad', password: demoPassword });
      expect(refused.body).toMatchObject({
        meta: { code: 400 },
        response: { action: 'loginSuspended', canReset: true },
      });
    });

    it('has the configuration, and the banner of the static host', async () => {
      const { get } = client();
      const { body } = await get('/Private/Ajax/V1/Configuration');
      expect(body.response).toMatchObject({ RTETimeout: 45, captchaEnabled: 'false' });
      expect(body.response.securityQuestions.length).toBeGreaterThan(2);
      expect((await get('/static/web-configuration.json')).body).toHaveProperty('preLoginBanner');
    });
  });
}
