import { afterAll, beforeAll, expect, it } from 'vitest';
import { startPortal, type Portal } from '../support/portal.ts';
import { demographics, layla } from './people.ts';
import { credentials, enrollment, refusal, walksOf } from './walk.ts';

let portal: Portal;
beforeAll(async () => {
  const differences = { captcha: { enabled: false }, card: { numberAlone: true } };
  // Nobody listens on the port of discarded messages.
  portal = await startPortal({ PATIENTS_URL: 'http://127.0.0.1:9/fhir' }, differences);
});
afterAll(() => portal.stop());

it('1001: no account is made while nobody can tell whose record it would open (spec §8)', async () => {
  const { post } = walksOf(() => portal, 'json').client();
  await post(`${enrollment}/Signup`, { stanfordPatient: true });
  await post(`${enrollment}/Demographics`, demographics('', layla));
  await post(`${enrollment}/CCVerification`, { ccNumber: '4111111111111111' });
  const created = await post(`${enrollment}/userLoginCredential`, credentials('layla.almasri', 'desktop'));
  expect(created.body).toMatchObject(refusal(400, 1001, 'Error creating user account.'));
});
