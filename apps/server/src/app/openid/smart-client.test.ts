import * as client from 'openid-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LAUNCH_TYPE, TOKEN_EXCHANGE } from '../../openid/smart/launch-grant.ts';
import { callEngines } from '../../testing/databases.ts';
import type { TestBrowser } from '../../testing/test-app.ts';
import { type FhirClientApp, startFhirClientApp } from './testing/fhirclient-app.ts';
import { follow, signedInBrowser } from './testing/openid-test.ts';
import { agree, authorize, openSmartTest, type SmartTest, tokensOf } from './testing/smart-test.ts';

// Issue 15, point 2: an app of SMART on a library that others keep, against the portal and a FHIR server that asks about each token.

describe.each(callEngines)('an app on fhirclient, on %s', (engine) => {
  let app: FhirClientApp;
  let opened: SmartTest;
  let browser: TestBrowser;
  beforeAll(async () => {
    app = await startFhirClientApp('page');
    opened = await openSmartTest(engine, { pageOrigin: app.origin });
    browser = await signedInBrowser({ test: opened.test }, opened.people.ines);
  });
  afterAll(async () => {
    await opened.close();
    await app.close();
  });

  /** The app sends the browser to the portal, its person agrees, and the app says what it has read. */
  const goThrough = async (start: string) => {
    const { headers } = await fetch(start, { redirect: 'manual' });
    const sent = await follow(opened.test, browser, headers.get('location') ?? '');
    const checks = { verifier: '', nonce: '', state: '' };
    const back = sent.at.hash === '' ? sent : await agree(opened, browser, { ...sent, checks });
    return (await (await fetch(back.at)).json()) as Record<string, unknown>;
  };
  const expectPatient = (read: Record<string, unknown>) => {
    expect(read).toMatchObject({
      patient: { resourceType: 'Patient', id: 'p1' },
      patientId: 'p1',
      user: 'Patient/p1',
      again: { resourceType: 'Bundle', entry: [{ resource: { id: 'o1' } }] },
      told: { patient: 'p1', tenant: 'alder-bay' },
    });
  };

  it('starts by itself, reads the patient, renews its token and reads on', async () => {
    expectPatient(await goThrough(`${app.origin}/launch?fhir=${encodeURIComponent(opened.fhir.url)}`));
  });

  it('is opened from the hospital’s portal', async () => {
    const sent = await authorize(opened, 'portal', browser, { scope: 'openid', aud: undefined });
    const { access_token: token } = await tokensOf(opened, 'portal', sent);
    const grant = await client.genericGrantRequest(opened.apps.portal, TOKEN_EXCHANGE, {
      subject_token: token,
      subject_token_type: 'urn:ietf:params:oauth:token-type:access_token',
      requested_token_type: LAUNCH_TYPE,
      audience: 'page',
      intent: 'summary',
    });
    const read = await goThrough(grant['launch_url'] as string);
    expectPatient(read);
    expect(read['told']).toMatchObject({ intent: 'summary' });
  });
});
