import { describe, expect, it } from 'vitest';
import { matchPath, matchSignedInPath, pathTo } from './paths.ts';
import { pageOf, stateOf, states, type State } from './table.ts';

const all = [...states.values()];
const signedOut = all.filter((each) => each.access !== 'signedIn');
const signedIn = all.filter((each) => each.access === 'signedIn');

describe('the states table (spec §2)', () => {
  it('stands as it was agreed', () => {
    const row = (each: State) => [each.name, each.path, each.params.join(' '), each.access].join(' | ');
    expect(all.map(row).join('\n')).toMatchSnapshot();
  });

  it.each([
    'error.requesttimeout',
    'account-selection',
    'partner-signup-ccverification.params',
    'messages.helpdesk',
    'patient-cost-estimates',
    'partner-signup-credit-questions.params',
    'partner-activate-create.params',
    'partner-forgot-password.params',
    'partner-unable-to-verify.params',
  ])('keeps the name %s', (name) => expect(all.map((each) => each.name)).toContain(name));

  it('names every state and every path once', () => {
    expect(new Set(signedOut.map((each) => each.path)).size).toBe(signedOut.length);
    expect(new Set(signedIn.map((each) => each.path)).size).toBe(signedIn.length);
  });

  it('titles every state in both languages', () => {
    for (const each of all) {
      expect(each.title.en).not.toBe('');
      expect(each.title.es).not.toBe(each.title.en);
    }
  });

  it('derives a partner twin with a cp- path and the partner parameter', () => {
    const twins = all.filter((each) => each.inPartner);
    expect(twins.length).toBeGreaterThan(20);
    for (const twin of twins) {
      expect(twin.path).toMatch(/^\/cp-[a-z-]+$/);
      expect(twin.name).toMatch(/^partner-[a-z-]+\.params$/);
      expect(twin.params).toContain('partner');
    }
  });
});

describe('a partner twin', () => {
  it.each([
    ['partner-home.params', '/cp-home'],
    ['partner-signup.params', '/cp-signup'],
    ['partner-signup-demographics.params', '/cp-signup-demographics'],
    ['partner-signup-ccverification.params', '/cp-signup-cc-verification'],
    ['partner-signup-user-credentials.params', '/cp-signup-user-credentials'],
    ['partner-signup-terms-conditions.params', '/cp-signup-terms-conditions'],
    ['partner-signup-verification-failed.params', '/cp-signup-verification-failed'],
    ['partner-signup-credit-questions.params', '/cp-signup-credit-questions'],
    ['partner-signup-activation-code.params', '/cp-signup-activation-code'],
    ['partner-signup-postal-mail.params', '/cp-signup-postal-mail'],
    ['partner-verify-code.params', '/cp-verification'],
    ['partner-verify-code-timeout.params', '/cp-verification-timeout'],
    ['partner-activate-create.params', '/cp-activate-create'],
    ['partner-forgot-password.params', '/cp-forgot-password'],
    ['partner-forgot-username.params', '/cp-forgot-username'],
    ['partner-choose-reminder-destination.params', '/cp-choose-reminder-destination'],
    ['partner-check-reminder.params', '/cp-check-reminder'],
    ['partner-activation.params', '/cp-activation'],
    ['partner-user-login-credentials.params', '/cp-user-login-credentials'],
    ['partner-activation-terms-conditions.params', '/cp-activation-terms-conditions'],
    ['partner-activation-success.params', '/cp-activation-success'],
    ['partner-request-account.params', '/cp-request-account'],
    ['partner-verify-email.params', '/cp-verify-email'],
    ['partner-failed-verification.params', '/cp-failed-verification'],
    ['partner-unable-to-verify.params', '/cp-unable-to-verify'],
  ] as const)('named %s stands at %s (spec §2)', (name, path) => {
    expect(stateOf(name)).toMatchObject({ path, inPartner: true });
    expect(stateOf(name).params).toContain('partner');
  });

  it('tells a failed verification whether it comes from the link (spec §2: params partner and fromVerifyEmail)', () =>
    expect(stateOf('partner-failed-verification.params').params).toEqual(['fromVerifyEmail', 'partner']));

  it('knows its plain state, which knows it', () => {
    const pairs = all.flatMap((each) => (each.twin === null ? [] : [[each, stateOf(each.twin)] as const]));
    expect(pairs.length).toBeGreaterThan(40);
    for (const [each, twin] of pairs) {
      expect(twin.twin).toBe(each.name);
      expect(twin.inPartner).toBe(!each.inPartner);
    }
  });

  it('shows the page of its plain state', () => {
    expect(pageOf('partner-forgot-password.params')).toBe('forgot-password');
    expect(pageOf('partner-home.params')).toBe('login-home');
  });

  it.each(['forgot-password', 'home', 'partner-request-account.params'] as const)('%s has a page of its own', (name) =>
    expect(pageOf(name)).toBe(name),
  );
});

describe('every path through the router', () => {
  it.each(signedOut.map((each) => [each.path, each] as const))('%s finds its state', (path, each) =>
    expect(matchPath(path)?.state).toBe(each),
  );

  it.each(signedOut.filter((each) => each.params.length > 0).map((each) => [each.path, each] as const))(
    '%s finds its state with parameters',
    (path, each) => {
      const segment = each.params.map((param) => `${param}=a%26b%2Fc`).join('&');
      const match = matchPath(`${path}/${segment}`);
      expect(match?.state).toBe(each);
      expect(Object.values(match?.params ?? {})).toEqual(each.params.map(() => 'a&b/c'));
    },
  );

  it.each(signedOut.filter((each) => each.params.length === 0).map((each) => [each.path]))(
    '%s takes no parameters',
    (path) => expect(matchPath(`${path}/x=1`)).toBeNull(),
  );

  it.each(signedIn.map((each) => [each.path, each] as const))(
    '#%s finds its state in the signed-in app',
    (path, each) => expect(matchSignedInPath(`#${path}`)?.state).toBe(each),
  );

  it('the signed-in app has paths of its own', () => {
    const own = signedIn.filter((each) => each.path !== '/').map((each) => matchPath(each.path));
    expect(own).toEqual(own.map(() => null));
  });

  it('a state with unreadable parameters is found all the same, so that its page can start over (spec §4)', () =>
    expect(matchPath('/estimates-services/svcArea')).toMatchObject({
      state: { name: 'estimates-services' },
      params: null,
    }));

  it.each(['/nowhere', '/estimates/a=1/b=2', '//estimates', '/Estimates', '/constructor'])('%s is unknown', (path) =>
    expect(matchPath(path)).toBeNull(),
  );

  it('a path that a state wrote leads back to it', () => {
    const params = { svcArea: 'bay', location: 'ñ & = / ? # %', search: 'rodilla' };
    expect(matchPath(pathTo('estimates-services', params))).toMatchObject({ params });
  });
});
