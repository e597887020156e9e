import {
  beginIdentityLink,
  identityPath,
  type IdentityPurpose,
  identityReturnPath,
  myHealthLogin,
} from '@portico/contract';
import type { LightMyRequestResponse } from 'fastify';
import { createTestAccount, type TestAccount } from '../../../accounts/testing/account.ts';
import {
  harborId,
  type ScriptedIdentities,
  scriptedIdentities,
} from '../../../enrolment/testing/scripted-identities.ts';
import { newBrowser } from '../../../enrolment/testing/sign-up.ts';
import type { Engine } from '../../../platform/db/database.ts';
import { readSettings } from '../../../platform/settings/settings.ts';
import type { Identity } from '../../../ports/identity-providers.ts';
import { buildTestApp, type TestApp, type TestBrowser } from '../../../testing/test-app.ts';

type ByLink = Exclude<IdentityPurpose, 'link'>;

/** Somebody with an account here, and who they are elsewhere. */
type KnownPerson = TestAccount & { readonly identity: Partial<Identity> };

/** A portal with one identity provider, whose answers a test decides. */
export interface IdentityTest {
  readonly test: TestApp;
  readonly identities: ScriptedIdentities;
  /** Lines of the log. */
  readonly lines: readonly string[];
  /** An account of somebody whom no other test has. */
  readonly newAccount: () => Promise<KnownPerson>;
  readonly signedIn: (account: TestAccount) => Promise<TestBrowser>;
  /** Sends a browser there by a link, and returns what would bring it back. */
  readonly sent: (browser: TestBrowser, purpose: ByLink) => Promise<string>;
  /** The same, and back: where the browser goes on. */
  readonly comeBack: (browser: TestBrowser, purpose: ByLink) => Promise<string>;
  /** A signed-in browser links whoever the identity provider tells of. */
  readonly link: (browser: TestBrowser) => Promise<string>;
  /** An account that is linked, and the browser that did it. */
  readonly linked: () => Promise<{ account: KnownPerson; browser: TestBrowser }>;
  /** Details of an event in the audit trail, without the address. */
  readonly audited: (event: string) => Promise<Array<Record<string, unknown>>>;
}

export const locationOf = ({ headers: { location } }: LightMyRequestResponse): string => location ?? '';

export const ticketOf = (location: string): string => new URLSearchParams(location.split('#')[1]).get('ticket') ?? '';

/** The page that says what became of it. */
export const outcomeAt = (outcome: string, purpose: string): string =>
  `/identity-return/outcome=${outcome}&provider=harbor&purpose=${purpose}`;

export async function openIdentityTest(engine: Engine): Promise<IdentityTest> {
  const identities = scriptedIdentities();
  const lines: string[] = [];
  const healthSystem = { ...(await readSettings('test', {})).healthSystem, identityProviders: [harborId] };
  const test = await buildTestApp(engine, {
    settings: { callsPerMinute: 1_000_000, healthSystem },
    identityProviders: identities,
    app: { logTo: { write: (line: string) => lines.push(line) } },
  });
  let people = 0;
  const newAccount: IdentityTest['newAccount'] = async () => {
    people += 1;
    const lastName = `Rivera${'abcdefghijklmnopqrstuvwxyz'.charAt(people)}`;
    const account = await createTestAccount(test, { profile: { username: `person${people}`, lastName } });
    const { firstName, birthDate, zip } = account.profile;
    return { ...account, identity: { subject: `subject${people}`, firstName, lastName, birthDate, zip } };
  };
  const signedIn: IdentityTest['signedIn'] = async ({ username, password }) => {
    const browser = await newBrowser(test);
    await browser.post(myHealthLogin.path, { username, password });
    return browser;
  };
  const backFrom = (address: string): string =>
    `${identityReturnPath('harbor')}${new URL(address).search}&code=anything`;
  const sent: IdentityTest['sent'] = async (browser, purpose) =>
    backFrom(locationOf(await browser.get(identityPath('harbor', purpose))));
  const link: IdentityTest['link'] = async (browser) => {
    const begun = await browser.post(beginIdentityLink.path, { provider: 'harbor' });
    return locationOf(await browser.get(backFrom(begun.json().response.address)));
  };
  return {
    test,
    identities,
    lines,
    newAccount,
    signedIn,
    sent,
    comeBack: async (browser, purpose) => locationOf(await browser.get(await sent(browser, purpose))),
    link,
    linked: async () => {
      const account = await newAccount();
      const browser = await signedIn(account);
      identities.tell(account.identity);
      await link(browser);
      return { account, browser };
    },
    audited: async (event) => {
      const rows = test.database.db.selectFrom('audit_entries').select('details').where('event', '=', event);
      return (await rows.orderBy('number').execute()).map(({ details }) =>
        Object.fromEntries(Object.entries(details).filter(([name]) => name !== 'address')),
      );
    },
  };
}
