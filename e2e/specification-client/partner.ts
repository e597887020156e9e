import { describe, expect, it } from 'vitest';
import type { Walks } from './walk.ts';

const request = (partner: string) => `/Private/Ajax/V1/Partners/${partner}/RequestAccount`;

/** Spec §4 'Partner request', §8 'Partner'; without a captcha response, since the configuration is "false". */
export function partnerWalks({ client, demonstration, encoding }: Walks): void {
  describe('requesting an account through a partner', () => {
    it('by a work email, whose link gives the session of the partner', async () => {
      const { post } = client();
      const email = `${encoding}@cisco.example`;
      expect((await post(request('cisco'), { email })).body.meta.code).toBe(200);
      const token = await demonstration().find(email, /token=([\w-]+)/);
      const verify = () => post('/Partners/cisco/VerifyEmail', {}, { token });
      expect((await verify()).body).toMatchObject({ meta: { code: 200 }, response: { token: expect.any(String) } });
      expect((await verify()).status).toBe(403);
    });

    it('by a social security number', async () => {
      const { post } = client();
      const given = await post(request('harbor'), { credential: '078-05-1120' });
      expect(given.body).toMatchObject({ meta: { code: 200 }, response: { token: expect.any(String) } });
      expect((await post(request('harbor'), { credential: '219-09-9998' })).body.meta.code).toBe(400);
    });

    it('not for an email of others, nor through a partner that there is not', async () => {
      const { post } = client();
      expect((await post(request('cisco'), { email: 'ana@example.org' })).body.meta.code).toBe(400);
      expect((await post(request('nobody'), { email: 'ana@example.org' })).body.meta.code).toBe(404);
    });
  });
}
