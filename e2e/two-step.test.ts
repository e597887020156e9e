import { errors as refusals } from '@portico/contract';
import { generateSync } from 'otplib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goToSignedIn, signIn, signOut } from './support/account.ts';
import { expectSoundPage } from './support/checks.ts';
import { tabTo } from './support/guest.ts';
import { addVirtualAuthenticator } from './support/virtual-authenticator.ts';
import { awaitMessages, codeIn } from './support/outbox.ts';
import { startPortal, type Portal } from './support/portal.ts';
import { chooseWay, submitCode, summarySays, welcomed } from './support/two-step.ts';
import { endVisits, desktopInEnglish, phoneInSpanish, visit, shortly } from './support/visitor.ts';

afterAll(endVisits);

/** Who has every way to take the second step (docs/demo.md). */
const username = 'mei.chen';
const phone = '+16505550117';
const address = 'mei.chen@example.org';
const secret = 'MFWGIZLSEBRGC6JAMRSW23ZAOR3W64DB';

const journeys = [
  {
    name: 'in English at desktop width',
    manner: desktopInEnglish,
    passkeyOwner: 'ana.rivera',
    ways: {
      sms: 'Get a code by text message',
      email: 'Get a code by email',
      authenticator: 'Use your authenticator app',
      passkey: 'Use your passkey',
      recoveryCode: 'Use a recovery code',
    },
    incomplete: 'Enter all 6 digits of the code',
    invalid: 'Verification code is invalid',
    used: 'Verification code is already used',
    expired: 'Verification code has expired. Ask for a new one, or choose another way',
    addPasskey: 'Add: Passkey',
  },
  {
    name: 'in Spanish on a phone',
    manner: phoneInSpanish,
    passkeyOwner: 'tomas.rivera',
    ways: {
      sms: 'Recibir un código por mensaje de texto',
      email: 'Recibir un código por correo electrónico',
      authenticator: 'Usar su aplicación de autenticación',
      passkey: 'Usar su llave de acceso',
      recoveryCode: 'Usar un código de recuperación',
    },
    incomplete: 'Escriba los 6 dígitos del código',
    invalid: 'El código de verificación no es válido',
    used: 'El código de verificación ya se usó',
    expired: 'El código de verificación venció. Pida otro o elija otra opción',
    addPasskey: 'Agregar: Llave de acceso',
  },
] as const;

describe.each(shortly(0, journeys))(
  'the second step $name (spec §2, §8)',
  ({ manner, passkeyOwner, ways, ...words }) => {
    /** A portal of its own: only five codes are sent to an account in ten minutes, and each works once. */
    let portal: Portal;
    beforeAll(async () => {
      portal = await startPortal();
    });
    afterAll(() => portal.stop());

    it('by text message, with the keyboard alone: what is wrong is said, and a reload loses nothing', async () => {
      const { page, errors, leave } = await visit(manner, portal.url);
      const nextSms = await awaitMessages(page, phone);
      await signIn(page, username);
      await page.getByRole('heading', { level: 2, name: ways.sms }).waitFor();
      const first = codeIn(await nextSms());
      await page.locator('#code').waitFor();
      await expectSoundPage(page);
      await tabTo(page, '#code');
      await page.keyboard.type('12');
      await page.keyboard.press('Enter');
      await summarySays(page, words.incomplete);
      await submitCode(page, '#code', first === '000000' ? '000001' : '000000');
      await summarySays(page, words.invalid);
      await expectSoundPage(page);
      // The server knows what was begun: a reload loses nothing, and sends nothing.
      await page.reload();
      await submitCode(page, '#code', `${first.slice(0, 3)} ${first.slice(3)}`);
      await welcomed(page);
      expect(new URL(page.url()).pathname).toBe('/Private');
      // The browser itself reports each refusal of a call.
      expect(errors.filter((each) => !each.includes('server responded with a status of 4'))).toEqual([]);
      await leave();
    });

    it('by e-mail', async () => {
      const { page, errors, leave } = await visit(manner, portal.url);
      const nextMail = await awaitMessages(page, address);
      await signIn(page, username);
      await chooseWay(page, ways.email);
      await page.locator('#code').waitFor();
      await expectSoundPage(page);
      await submitCode(page, '#code', codeIn(await nextMail()));
      await welcomed(page);
      expect(errors).toEqual([]);
      await leave();
    });

    it('by an authenticator app, each code once; then by a recovery code, each once', async () => {
      const { page, leave } = await visit(manner, portal.url);
      const code = generateSync({ secret });
      await signIn(page, username);
      await chooseWay(page, ways.authenticator);
      await expectSoundPage(page);
      await submitCode(page, '#code', code);
      await welcomed(page);
      await signOut(page);
      await signIn(page, username);
      // The way that was used last is open.
      await page.getByRole('heading', { level: 2, name: ways.authenticator }).waitFor();
      await submitCode(page, '#code', code);
      await summarySays(page, words.used);
      await chooseWay(page, ways.recoveryCode);
      await expectSoundPage(page);
      await submitCode(page, '#recovery-code', 'a1der bay01');
      await welcomed(page);
      await signOut(page);
      await signIn(page, username);
      await chooseWay(page, ways.recoveryCode);
      await submitCode(page, '#recovery-code', 'A1DER-BAY01');
      await summarySays(page, words.used);
      // Ten minutes are too long for a journey: the refusal is put in (the server's own tests let the time pass).
      const { status, ...meta } = refusals.codeExpired;
      await page.route('**/Verify', (route) => route.fulfill({ status, json: { meta: { code: status, ...meta } } }));
      await submitCode(page, '#recovery-code', 'A1DER-BAY02');
      await summarySays(page, words.expired);
      await leave();
    });

    it('by a passkey that was made in account security, and works at the next sign-in', async () => {
      const { page, errors, leave } = await visit(manner, portal.url);
      const { debug, authenticatorId } = await addVirtualAuthenticator(page);
      await signIn(page, passkeyOwner);
      await goToSignedIn(page, '/account-security');
      await page.getByRole('button', { name: words.addPasskey }).click();
      await expectSoundPage(page);
      await submitCode(page, '#passkey-label', 'Laptop');
      await page.locator('.recovery-codes li').nth(9).waitFor();
      await expectSoundPage(page);
      await page.locator('#codes-kept').check();
      await page.locator('main button[type=submit]').click();
      await page.getByText(/: Laptop$/).waitFor();
      await expectSoundPage(page);
      await signOut(page);
      await signIn(page, passkeyOwner);
      const confirm = page.locator('.code-form').getByRole('button', { name: ways.passkey });
      await expectSoundPage(page);
      // Nobody touches it: nothing happens, and another try is free.
      await debug.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
      await confirm.click();
      await page.locator('.code-form output').filter({ hasText: /\w/ }).waitFor();
      await debug.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true });
      await confirm.click();
      await welcomed(page);
      expect(errors).toEqual([]);
      await leave();
    });
  },
);
