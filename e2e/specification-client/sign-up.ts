import { describe, expect, it } from 'vitest';
import type { Client } from './client.ts';
import { ana, demographics, layla, laylasPhone } from './people.ts';
import { credentials, demoPassword, enrollment, login, newPassword, publicBase, refusal, type Walks } from './walk.ts';

const accepted = '4111 1111 1111 1111';
const refused = '4000000000000002';
const signUp = `${publicBase}/signup`;

/** Spec §4 'Sign-up', §8 'Verification code' and 'Account creation'. The client leaves out what §7 does not have. */
export function signUpWalks({ client, demonstration, portal, encoding }: Walks): void {
  const begin = async (person: object, first: object = {}): Promise<Client> => {
    const made = client();
    expect((await made.get(`${enrollment}/Signup`)).body.response).toMatchObject({ step: 'start', cc: 2, ch: 2 });
    expect((await made.post(`${enrollment}/Signup`, first)).body.meta.code).toBe(200);
    expect((await made.get(`${publicBase}/category/demographicsChoices`)).body.response).toHaveProperty('raceChoices');
    expect((await made.post(`${enrollment}/Demographics`, person)).body.meta.code).toBe(200);
    return made;
  };
  const finish = async ({ get, post }: Client, username: string): Promise<void> => {
    const { securityQuestions } = (await get(`${enrollment}/SecurityQuestions`)).body.response;
    expect(securityQuestions.length).toBeGreaterThan(2);
    const set = `${enrollment}/userLoginCredential`;
    const taken = await post(set, credentials('ana.rivera', 'desktop'));
    expect(taken.body).toMatchObject(refusal(400, 1010, 'This email or username is already in use.'));
    const guessed = await post(set, credentials(username, 'desktop', { securityAnswer: username }));
    expect(guessed.body).toMatchObject({ ...refusal(400, 1008), response: { message: expect.any(String) } });
    const created = await post(set, credentials(username, encoding === 'json' ? 'mobile' : 'desktop'));
    expect(created.body).toMatchObject({ meta: { code: 200 }, response: { step: 'terms' } });
    expect((await get(`${enrollment}/TermsCondition`)).body.response.paragraphs.length).toBeGreaterThan(0);
    const done = await post(`${enrollment}/TermsCondition`, { username, accepted: true });
    expect(done.body).toMatchObject({ meta: { code: 200 }, response: { step: 'done' } });
    expect((await post(login, { username, password: newPassword })).status).toBe(200);
  };

  describe('signing up', () => {
    it('by a credit card, of which the number alone is sent; a refusal lowers its counter by 1', async () => {
      const made = await begin(demographics('Nakamura'));
      const failed = await made.post(`${enrollment}/CCVerification`, { ccNumber: refused });
      expect(failed.body.meta.code).toBe(400);
      expect((await made.get(`${enrollment}/Signup`)).body.response).toMatchObject({ step: 'failed', cc: 1, ch: 2 });
      const wrong = await made.post(`${enrollment}/CCVerification`, { ccNumber: '4111111111111112' });
      expect(wrong.body.meta).toMatchObject({ code: 400, fields: ['ccNumber'] });
      expect((await made.post(`${enrollment}/CCVerification`, { ccNumber: accepted })).body.meta.code).toBe(200);
      await finish(made, `pilar.${encoding}`);
    });

    it('by questions about the credit history, chosen with the first step', async () => {
      const made = await begin(demographics('Okonkwo'), { verificationMethod: 'questionBased' });
      const status = (await made.get(`${enrollment}/Signup`)).body.response;
      expect(status).toMatchObject({ verificationMethod: 'questionBased' });
      const answers = async (which: 'right' | 'wrong') => {
        const asked = (await made.get(`${enrollment}/CreditQuestions`)).body.response.creditHistoryQuestions;
        return (asked as readonly Question[]).map(({ id, choices }) => {
          const [first, second] = choices.slice(0, -1).toSorted((a, b) => (a.text < b.text ? -1 : 1));
          return { question: id, choice: which === 'right' ? first?.id : second?.id };
        });
      };
      const failed = await made.post(`${enrollment}/CreditQuestions`, { answers: await answers('wrong') });
      expect(failed.body.meta.code).toBe(400);
      expect((await made.get(`${enrollment}/Signup`)).body.response).toMatchObject({ step: 'failed', cc: 2, ch: 1 });
      const passed = await made.post(`${enrollment}/CreditQuestions`, { answers: await answers('right') });
      expect(passed.body.meta.code).toBe(200);
      await finish(made, `pilar.by.questions.${encoding}`);
    });

    it('by a code to the phone on file: expired, invalid, used', async () => {
      const made = await begin(demographics('', layla), { stanfordPatient: true });
      const { found, mobilePhone, token } = (await made.post(`${signUp}/lookup`)).body.response;
      expect(found).toBe(true);
      expect(mobilePhone).toMatch(/0147$/);
      const send = () => made.post(`${signUp}/sendActivationCode`, { token, mobilePhone: laylasPhone });
      // It takes each message once: a second code comes a moment after its call is answered.
      const outbox = demonstration();
      const code = () => outbox.find('+16505550147', /\b(\d{6})\b/);
      const validate = (typed: string) => made.post(`${signUp}/validateVerificationCode`, { token, code: typed });
      expect((await send()).status).toBe(200);
      const late = await code();
      await portal().passTime(601);
      expect((await validate(late)).status).toBe(410);
      expect((await send()).status).toBe(200);
      const right = await code();
      const wrong = right === '123456' ? '654321' : '123456';
      expect((await validate(wrong)).body.meta).toMatchObject({
        code: 404,
        errorMessage: 'Verification code is invalid',
      });
      expect((await validate(right)).body.meta.code).toBe(200);
      expect((await validate(right)).body.meta).toMatchObject({
        code: 400,
        errorMessage: 'Verification code is already used',
      });
      expect((await made.post(`${enrollment}/SelfActivation`)).body.meta.code).toBe(200);
      await finish(made, `layla.${encoding}`);
    });

    it('by a letter, whose form has an address of its own', async () => {
      const made = await begin(demographics('Petrov'));
      const { url } = (await made.get(`${enrollment}/ActivationCode`)).body.response;
      const form = (await made.get(url)).body;
      const { sec_token, customformtoken, address } = form;
      const sent = await made.post(url, { ...address, sec_token, customformtoken });
      expect(sent.body).toMatchObject({ outcome: 'sent' });
    });

    it('1004: not for a patient with another login', async () => {
      const made = await begin(demographics('Rivera', ana), { stanfordPatient: true });
      expect((await made.post(`${enrollment}/CCVerification`, { ccNumber: accepted })).body.meta.code).toBe(200);
      const created = await made.post(`${enrollment}/userLoginCredential`, credentials(`ana.${encoding}`, 'desktop'));
      expect(created.body).toMatchObject(refusal(400, 1004, 'This patient already exists and has a different login.'));
    });
  });
  namesWalk({ client, encoding });
}

interface Question {
  readonly id: string;
  readonly choices: ReadonlyArray<{ readonly id: string; readonly text: string }>;
}

/** Names by the settings: the portal of forms takes them as they are written, that of JSON as §5 says. */
function namesWalk({ client, encoding }: Pick<Walks, 'client' | 'encoding'>): void {
  const written = demographics('Nuñez-Ortiz', { firstName: 'Nguyễn', middleName: 'O’Brien' });
  const begun = async () => {
    const made = client();
    await made.post(`${enrollment}/Signup`);
    return made;
  };

  it.runIf(encoding === 'json')('takes names of letters and spaces alone (§5)', async () => {
    const { post } = await begun();
    const { meta } = (await post(`${enrollment}/Demographics`, written)).body;
    expect(meta).toMatchObject({ code: 400, fields: ['middleName', 'lastName'] });
  });

  it.runIf(encoding === 'form')('greets and finds people by their names as they write them', async () => {
    const { get, post } = await begun();
    expect((await post(`${enrollment}/Demographics`, written)).body.meta.code).toBe(200);
    await post(`${enrollment}/CCVerification`, { ccNumber: accepted });
    await post(`${enrollment}/userLoginCredential`, credentials('nunez.ortiz', 'desktop'));
    await post(`${enrollment}/TermsCondition`, { accepted: true });
    await post(login, { username: 'nunez.ortiz', password: newPassword });
    const { firstName, lastName } = (await get('/Private/Ajax/V1/Session')).body.response;
    expect(`${firstName} ${lastName}`).toBe('Nguyễn Nuñez-Ortiz');
    for (const lastly of ['Nuñez-Ortiz', 'nunez ortiz']) {
      const found = await client().post(`${publicBase}/forgotuserid/verifycredential`, {
        firstName: 'Nguyen',
        lastName: lastly,
        dateOfBirth: '1990/03/09',
        zip: '94063-1234',
      });
      expect(found.body.response.phoneList).toMatchObject([{ suffix: '0199' }]);
    }
    expect((await client().post(login, { username: 'ana.rivera', password: demoPassword })).status).toBe(200);
  });
}
