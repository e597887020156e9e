import { describe, expect, it } from 'vitest';
import { demoPassword, login, newPassword, publicBase, refusal, type Walks } from './walk.ts';

const reset = `${publicBase}/resetpassword`;
const forgot = `${publicBase}/forgotuserid`;
const tomas = { userName: 'tomas.rivera', dateOfBirth: '1983/07/21', zip: '94301' };
const sam = { userName: 'sam.whitfield', dateOfBirth: '1995/05/05', zip: '94070' };

/** Spec §4 'Password recovery' and 'Username recovery', §8 'Password reset'. */
export function recoveryWalks({ client, demonstration }: Walks): void {
  describe('recovering a password', () => {
    it('by the security question, and then signs in', async () => {
      const { post } = client();
      const begun = await post(reset, { ...tomas, deviceId: '' });
      expect(begun.body.meta.code).toBe(200);
      const { ticket, securityQuestion } = begun.body.response;
      expect(securityQuestion).toMatch(/\?$/);
      const wrong = await post(`${reset}/verifyanswer`, { ticket, securityAnswer: 'not it' });
      expect(wrong.status).toBe(400);
      const right = await post(`${reset}/verifyanswer`, { ticket, securityAnswer: tomasAnswer });
      expect(right.body.meta.code).toBe(200);
      const changed = { password: newPassword, userName: tomas.userName, ticket };
      const set = await post(`${reset}/ticketupdatepassword`, changed);
      expect(set.body.response).toEqual({ userName: tomas.userName });
      // "1003 returns the response" (§8).
      const spent = await post(`${reset}/ticketupdatepassword`, changed);
      expect(spent.body).toMatchObject({
        ...refusal(400, 1003),
        response: { message: expect.stringContaining('again') },
      });
      expect((await post(login, { username: tomas.userName, password: newPassword })).status).toBe(200);
    });

    it('by a mailed link', async () => {
      const { post } = client();
      const { ticket } = (await post(reset, sam)).body.response;
      const sent = await post(`${reset}/sendresetlink`, { id: ticket, ticketType: 'recovery' });
      expect(sent.body.meta.code).toBe(200);
      const mailed = await demonstration().find('sam.whitfield@example.org', /ticket=([\w-]+)/);
      const set = await post(`${reset}/ticketupdatepassword`, { password: newPassword, ticket: mailed });
      expect(set.body.response).toEqual({ userName: sam.userName });
    });

    it('refuses what is no ZIP code by its field, and locks after five tries: 1012', async () => {
      const { post } = client();
      const nobody = { userName: 'nobody.at.all', dateOfBirth: '1990/01/01', zip: '94000' };
      expect((await post(reset, { ...nobody, zip: '9430' })).body.meta).toMatchObject({ code: 400, fields: ['zip'] });
      for (let tries = 0; tries < 5; tries += 1) expect((await post(reset, nobody)).status).toBe(200);
      expect((await post(reset, nobody)).body).toMatchObject(refusal(400, 1012));
    });
  });

  describe('recovering a username', () => {
    const elsie = { firstName: 'Elsie', lastName: 'Barnes', dateOfBirth: '1938/10/17', zip: '94087' };
    const ana = { firstName: 'Ana', lastName: 'Rivera', dateOfBirth: '1986/04/27', zip: '94301' };

    it('by e-mail and by text message', async () => {
      const { post } = client();
      const byMail = (await post(`${forgot}/verifycredential`, ana)).body.response;
      expect(byMail).toMatchObject({ canSendEmail: true });
      expect((await post(`${forgot}/sendbyemail`, { id: byMail.ticket, ticketType: 'reminder' })).status).toBe(200);
      expect(await demonstration().find('ana.rivera@example.org', /(ana\.rivera)\b/)).toBe('ana.rivera');

      const bySms = (await post(`${forgot}/verifycredential`, elsie)).body.response;
      expect(bySms).toMatchObject({ canSendEmail: false });
      const { suffix } = bySms.phoneList[0];
      expect((await post(`${forgot}/sendbysms`, { ticket: bySms.ticket, suffix })).status).toBe(200);
    });

    it('has meta code 400 for a name that is none', async () => {
      const refused = await client().post(`${forgot}/verifycredential`, { ...ana, firstName: '<b>', lastName: 'A1' });
      expect(refused.body.meta).toMatchObject({ code: 400, fields: ['firstName', 'lastName'] });
    });
  });

  it('keeps the password of everybody else', async () => {
    expect((await client().post(login, { username: 'ana.rivera', password: demoPassword })).status).toBe(200);
  });
}

const tomasAnswer = 'Calle Sol';
