import { pathTo } from '@portico/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { demoPassword, signIn, submitSignIn } from './support/account.ts';
import { expectSoundPage } from './support/checks.ts';
import { tabTo } from './support/guest.ts';
import { endVisits, desktopInEnglish, phoneInSpanish, visit, shortly } from './support/visitor.ts';

afterAll(endVisits);

const signInCall = '**/MyHealthLogin';

const journeys = [
  {
    name: 'in English at desktop width',
    manner: desktopInEnglish,
    username: 'ana.rivera',
    welcome: 'Welcome, Ana',
    neither: 'Please enter your username (often your email) and password',
    twoThings: 'There are 2 things to correct',
    noUsername: 'Please enter your username (often your email)',
    noPassword: 'Please enter your password.',
    loggedOut: 'Log Out Successful',
    ok: 'OK',
    notReached: 'We could not reach our server. Check your connection.',
    failed: 'We’re sorry, we could not sign you in. Please try again.',
    announced: /^Planned maintenance/,
    close: 'Close',
    cookies: 'Please enable cookies',
    oldBrowser: 'Please use another browser',
  },
  {
    name: 'in Spanish on a phone',
    manner: phoneInSpanish,
    username: 'tomas.rivera',
    welcome: 'Hola, Tomás',
    neither: 'Escriba su nombre de usuario (a menudo, su correo electrónico) y su contraseña',
    twoThings: 'Hay 2 datos por corregir',
    noUsername: 'Escriba su nombre de usuario (a menudo, su correo electrónico)',
    noPassword: 'Escriba su contraseña.',
    loggedOut: 'Su sesión se cerró correctamente',
    ok: 'Aceptar',
    notReached: 'No pudimos comunicarnos con nuestro servidor. Revise su conexión.',
    failed: 'Lo sentimos, no pudimos iniciar su sesión. Inténtelo de nuevo.',
    announced: /^Mantenimiento programado/,
    close: 'Cerrar',
    cookies: 'Active las cookies',
    oldBrowser: 'Use otro navegador, por favor',
  },
] as const;

describe.each(shortly(1, journeys))('signing in $name (spec §2, §4, §8)', ({ manner, username, ...words }) => {
  it('with the keyboard alone: each of the three messages leads to its field, and Enter signs in', async () => {
    const { page, errors, leave } = await visit(manner);
    const press = (key: string) => page.keyboard.press(key);
    const summary = page.locator('.error-summary');
    const isFocused = (selector: string) => page.locator(`${selector}:focus`).waitFor();
    await page.goto('/');
    await tabTo(page, '#username');
    await press('Enter');
    await summary.getByRole('link', { name: words.neither, exact: true }).waitFor();
    await summary.getByRole('heading', { name: words.twoThings }).waitFor();
    await isFocused('.error-summary');
    await expectSoundPage(page);
    await tabTo(page, '.error-summary a');
    await press('Enter');
    await isFocused('#username');
    await page.keyboard.type(username);
    await press('Enter');
    await summary.getByRole('link', { name: words.noPassword, exact: true }).waitFor();
    expect(await page.locator('#username').inputValue()).toBe(username);
    await tabTo(page, '.error-summary a');
    await press('Enter');
    await isFocused('#password');
    await page.keyboard.type(demoPassword);
    await page.locator('#username').fill(' ');
    await page.locator('#password').focus();
    await press('Enter');
    await summary.getByRole('link', { name: words.noUsername, exact: true }).waitFor();
    await page.locator('#username').fill(username);
    await press('Enter');
    await page.getByRole('heading', { level: 1, name: words.welcome }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/Private');
    await expectSoundPage(page);
    expect(errors).toEqual([]);
    await leave();
  });

  it('ends on load the session that is left, and thanks only whoever had one (spec §1)', async () => {
    const { page, errors, leave } = await visit(manner);
    const dialog = page.getByRole('dialog', { name: words.loggedOut });
    await signIn(page, username);
    await page.goto('/');
    await dialog.waitFor();
    await expectSoundPage(page);
    await dialog.getByRole('button', { name: words.ok, exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.goto('/Private');
    await page.waitForURL('/home');
    await page.goto('/');
    await page.locator('.pre-login-banner').waitFor();
    expect(await dialog.count()).toBe(0);
    expect(errors).toEqual([]);
    await leave();
  });

  it('shows what staff announce until it is closed in this tab', async () => {
    const { page, newTab, leave } = await visit(manner);
    const banner = page.locator('.pre-login-banner');
    await page.goto('/');
    await banner.getByText(words.announced).waitFor();
    await expectSoundPage(page);
    await banner.getByRole('button', { name: words.close }).click();
    await banner.waitFor({ state: 'hidden' });
    await page.goto('/home');
    await page.locator('.sign-in-form').waitFor();
    expect(await banner.count()).toBe(0);
    const tab = await newTab();
    await tab.goto('/');
    await tab.locator('.pre-login-banner').getByText(words.announced).waitFor();
    await leave();
  });

  it('looks again for what staff announce when somebody comes back to the tab (spec §7: a static file)', async () => {
    const { page, leave } = await visit(manner);
    await page.goto('/');
    await page.locator('.pre-login-banner').getByText(words.announced).waitFor();
    const text = { en: 'The portal rests on Sunday.', es: 'El portal descansa el domingo.' };
    await page.route('**/static/web-configuration.json', (route) =>
      route.fulfill({ json: { preLoginBanner: { kind: 'notice', text } } }),
    );
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await page.locator('.pre-login-banner').getByText(text[manner.language]).waitFor();
    await leave();
  });

  it('says when the server is not to be reached, or fails, whom to call, and keeps the username', async () => {
    const { page, leave } = await visit(manner);
    const notice = page.locator('.login-notice');
    await page.goto('/');
    await page.locator('#username').fill(username);
    await page.route(signInCall, (route) => route.abort());
    await submitSignIn(page, username);
    await notice.getByText(words.notReached).waitFor();
    await page.locator('.login-notice:focus').waitFor();
    await notice.locator('a[href^="tel:"]').waitFor();
    expect(await page.locator('#username').inputValue()).toBe(username);
    await expectSoundPage(page);
    await page.route(signInCall, (route) => route.fulfill({ status: 503, body: '' }));
    await page.locator('.sign-in-form button[type=submit]').click();
    await notice.getByText(words.failed).waitFor();
    await page.unroute(signInCall);
    await page.locator('.sign-in-form button[type=submit]').click();
    await page.getByRole('heading', { level: 1, name: words.welcome }).waitFor();
    await leave();
  });

  it('asks for cookies in the place of the form where the browser keeps none', async () => {
    const { page, leave } = await visit(manner);
    const debug = await page.context().newCDPSession(page);
    await debug.send('Emulation.setDocumentCookieDisabled', { disabled: true });
    await page.goto('/');
    await page.getByRole('alert').getByText(words.cookies).waitFor();
    expect(await page.locator('.sign-in-form').count()).toBe(0);
    await expectSoundPage(page);
    await page.locator(`main a[href="${pathTo('browser-list')}"]`).click();
    await page.locator('.browser-list').waitFor();
    await expectSoundPage(page);
    await leave();
  });
});

describe('signing in, alike in every language (spec §2, §4, §8)', () => {
  const [{ manner, username, ...words }] = journeys;

  it('sends a double click once, and leaves the history: Back is the page before the form', async () => {
    const { page, errors, leave } = await visit(manner);
    let sent = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/MyHealthLogin')) sent += 1;
    });
    await page.goto(pathTo('privacy'));
    await page.goto('/');
    await page.locator('#username').fill(username);
    await page.locator('#password').fill(demoPassword);
    await page.locator('.sign-in-form button[type=submit]').dblclick();
    await page.getByRole('heading', { level: 1, name: words.welcome }).waitFor();
    expect(sent).toBe(1);
    await page.goBack();
    await page.waitForURL(pathTo('privacy'));
    await page.goForward();
    await page.getByRole('heading', { level: 1, name: words.welcome }).waitFor();
    expect(errors).toEqual([]);
    await leave();
  });

  it('leads to the deep link that one came with, after a wrong turn as well', async () => {
    const { page, errors, leave } = await visit(manner);
    await page.goto('/Private#/account-security');
    await page.waitForURL('/home#/account-security');
    // Nothing has run out: there was no session.
    await page.locator('.sign-in-form').waitFor();
    expect(await page.locator('.login-notice').count()).toBe(0);
    await expectSoundPage(page);
    await page.locator(`.sign-in-form a[href="${pathTo('forgot-password')}"]`).click();
    await page.waitForURL(pathTo('forgot-password'));
    await page.goto('/');
    await submitSignIn(page, username);
    await page.waitForURL('/Private#/account-security');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(errors).toEqual([]);
    await leave();
  });

  it('takes the cookie loginFailed for the failure of a page before, once', async () => {
    const { page, errors, leave } = await visit(manner);
    await page.goto(pathTo('privacy'));
    await page.context().addCookies([{ name: 'loginFailed', value: '1', url: page.url() }]);
    await page.goto('/');
    await page.locator('.login-notice').getByText(words.failed).waitFor();
    await expectSoundPage(page);
    await page.reload();
    await page.locator('.sign-in-form').waitFor();
    expect(await page.locator('.login-notice').count()).toBe(0);
    expect(errors).toEqual([]);
    await leave();
  });

  it('leads an old browser to the list of those that work', async () => {
    const userAgent = 'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko';
    const { page, errors, leave } = await visit({ ...manner, userAgent });
    await page.goto('/');
    await page.waitForURL(pathTo('browser-list'));
    await page.getByRole('heading', { level: 1, name: words.oldBrowser }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe(manner.language);
    await expectSoundPage(page);
    expect(errors).toEqual([]);
    await leave();
  });
});
