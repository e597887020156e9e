import { pathTo } from '@portico/contract';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword, submitSignIn } from './support/account.ts';
import { expectSoundInBothThemes, expectSoundPage } from './support/checks.ts';
import { tabTo } from './support/guest.ts';
import { startPortal, type Portal } from './support/portal.ts';
import { desktopInEnglish, endVisits, phoneInSpanish, shortly, visit } from './support/visitor.ts';

// Issue 15, "What proves it": a small app of ours on another origin. It is the demonstration's (docs/demo.md, "Another app").

/** Addresses of the apps, as the demonstration tells them. */
let portal: Portal;
let apps: { readonly records: string; readonly diary: string };
beforeAll(async () => {
  portal = await startPortal();
  ({ apps } = (await (await fetch(`${portal.url}/dev/demo.json`)).json()) as { apps: typeof apps });
});
afterAll(async () => {
  await endVisits();
  await portal.stop();
});

const journeys = [
  {
    name: 'in English at desktop width',
    view: desktopInEnglish,
    asks: { username: 'ana.rivera', name: 'Ana Rivera' },
    says: {
      appSignIn: 'Sign in with Alder Bay Health',
      hello: (name: string) => `Hello, ${name}`,
      estimates: 'Your cost estimates',
      people: 'People you look after',
      appSignOut: 'Sign out',
      asks: 'Sign out of Alder Bay Health?',
      signOut: 'Sign out',
      stay: 'Stay signed in',
      signedOut: 'You are signed out of this app',
      ended: 'You were signed out',
      consent: 'Sign in to My Health Diary?',
      allow: 'Allow and go on',
      refuse: 'Do not allow',
      failed: 'You were not signed in',
      cannotGoOn: 'This sign-in cannot go on',
      switchTo: (name: string) => new RegExp(`^Switch ?: ${name}$`),
      back: 'Back to yourself',
      lookingAfter: (name: string) => `You are looking after: ${name}`,
    },
  },
  {
    name: 'in Spanish on a phone',
    view: phoneInSpanish,
    asks: { username: 'elsie.barnes', name: 'Elsie Barnes' },
    says: {
      appSignIn: 'Iniciar sesión con Alder Bay Health',
      hello: (name: string) => `Hola, ${name}`,
      estimates: 'Sus estimaciones de costos',
      people: 'Personas de las que se ocupa',
      appSignOut: 'Cerrar sesión',
      asks: '¿Cerrar la sesión en Alder Bay Health?',
      signOut: 'Cerrar sesión',
      stay: 'Seguir con la sesión abierta',
      signedOut: 'Su sesión en esta aplicación está cerrada',
      ended: 'Se cerró su sesión',
      consent: '¿Iniciar sesión en Mi diario de salud?',
      allow: 'Permitir y continuar',
      refuse: 'No permitir',
      failed: 'No se inició la sesión',
      cannotGoOn: 'No se puede continuar con este inicio de sesión',
      switchTo: (name: string) => new RegExp(`^Cambiar ?: ${name}$`),
      back: 'Volver a sus propias páginas',
      lookingAfter: (name: string) => `Se está ocupando de: ${name}`,
    },
  },
] as const;

describe.each(shortly(1, journeys))('single sign-on $name (issue 15, point 1)', ({ view, asks, says }) => {
  const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
  const signInByKeyboard = async (page: Page, username: string): Promise<void> => {
    await tabTo(page, 'main .button');
    await page.keyboard.press('Enter');
    await page.locator('.sign-in-form').waitFor();
    await tabTo(page, '#username');
    await page.keyboard.type(username);
    await tabTo(page, '#password');
    await page.keyboard.type(demoPassword);
    await page.keyboard.press('Enter');
  };

  it('leads from an app through the portal into it, on to an estimate, and out of both, by keyboard alone', async () => {
    const { page, errors, leave } = await visit(view, portal.url);
    await page.goto(apps.records);
    await page.getByRole('link', { name: says.appSignIn }).waitFor();
    await expectSoundInBothThemes(page);
    await signInByKeyboard(page, 'ana.rivera');
    await page.waitForURL(apps.records);
    await heading(page, says.hello('Ana Rivera'));
    await page.getByText('AB-100001').waitFor();
    await expectSoundInBothThemes(page);

    // A link back into the portal asks for no second sign-in.
    const link = page.getByRole('link', { name: says.estimates });
    await tabTo(page, `a[href$="#${pathTo('patient-cost-estimates')}"]`);
    expect(await link.evaluate((each) => each === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await page.waitForURL(`${portal.url}/Private#${pathTo('patient-cost-estimates')}`);
    await page.getByRole('heading', { level: 1 }).waitFor();

    // Signing out of one app asks; "no" leaves the session as it is.
    await page.goto(apps.records);
    await heading(page, says.hello('Ana Rivera'));
    const askToSignOut = async (): Promise<void> => {
      await tabTo(page, 'header button');
      await page.keyboard.press('Enter');
      await heading(page, says.asks);
    };
    await askToSignOut();
    await expectSoundInBothThemes(page);
    await page.getByRole('button', { name: says.stay }).click();
    await heading(page, says.signedOut);
    await page.goto(apps.records);
    await page.getByRole('link', { name: says.appSignIn }).click();
    await heading(page, says.hello('Ana Rivera'));
    await askToSignOut();
    await tabTo(page, 'main button');
    await page.keyboard.press('Enter');
    await heading(page, says.signedOut);
    expect(page.url()).toBe(`${apps.records}bye`);
    await expectSoundPage(page);

    await page.goto('/Private');
    await page.locator('.sign-in-form').waitFor();
    expect(errors).toEqual([]);
    await leave();
  });

  it('ends in an app when somebody signs out at the portal', async () => {
    const { page, newTab, leave } = await visit(view, portal.url);
    await page.goto(apps.records);
    await page.getByRole('link', { name: says.appSignIn }).click();
    await submitSignIn(page, 'james.okafor');
    await heading(page, says.hello('James Okafor'));
    const own = await newTab();
    await own.goto('/Private');
    await own.locator('.person-button').click();
    await own.locator('button.person-item').click();
    await own.locator('.sign-in-form').waitFor({ state: 'attached' });
    await page.reload();
    await heading(page, says.ended);
    await expectSoundPage(page);
    await leave();
  });

  // Last of what this person does here: what they have allowed is not asked again.
  it('asks what an app of others may know, and tells it nothing without a yes', async () => {
    const { page, leave } = await visit(view, portal.url);
    await page.goto(apps.diary);
    await page.getByRole('link', { name: says.appSignIn }).click();
    await submitSignIn(page, asks.username);
    await heading(page, says.consent);
    await expectSoundInBothThemes(page);
    await page.getByRole('button', { name: says.refuse }).click();
    await heading(page, says.failed);
    await expectSoundPage(page);
    await page.getByRole('link', { name: says.appSignIn }).click();
    await heading(page, says.consent);
    await tabTo(page, 'main .row button');
    await page.keyboard.press('Enter');
    await heading(page, says.hello(asks.name));
    await leave();
  });

  it('acts for a patient in both (decision 167)', async () => {
    const { page, newTab, leave } = await visit(view, portal.url);
    await page.goto(apps.records);
    await page.getByRole('link', { name: says.appSignIn }).click();
    await submitSignIn(page, 'tomas.rivera');
    await heading(page, says.hello('Tomás Rivera'));
    expect(await page.locator('.band').count()).toBe(0);

    const own = await newTab();
    await own.goto(`/Private#${pathTo('people')}`);
    await own.getByRole('button', { name: says.switchTo('Lucas Martin') }).click();
    await own.locator('.acting-band').getByText(says.lookingAfter('Lucas Martin')).waitFor();
    await page.reload();
    await page.locator('.band').getByText(says.lookingAfter('Lucas Martin')).waitFor();
    // As whom the hospital's FHIR server knows him there (issue 15, point 5).
    await page.getByText(/\/RelatedPerson\/agent-of-lucas$/).waitFor();
    await expectSoundInBothThemes(page);

    await own.getByRole('button', { name: says.back }).click();
    await own.locator('.acting-band').waitFor({ state: 'detached' });
    await page.reload();
    await heading(page, says.hello('Tomás Rivera'));
    expect(await page.locator('.band').count()).toBe(0);
    await leave();
  });

  it('says no more than that it cannot go on, where an app asks for what is not its own', async () => {
    const { page, leave } = await visit(view, portal.url);
    const wrong = {
      client_id: 'records',
      response_type: 'code',
      scope: 'openid',
      redirect_uri: 'https://evil.example/',
    };
    await page.goto(`/OpenID/auth?${new URLSearchParams(wrong).toString()}`);
    await heading(page, says.cannotGoOn);
    await expectSoundInBothThemes(page);
    await leave();
  });
});
