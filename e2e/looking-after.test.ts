import { actFor, getProxies, getSavedEstimates, PERSON_HEADER, pathTo } from '@portico/contract';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goToSignedIn, openSignedIn, submitSignIn } from './support/account.ts';
import { call } from './support/calls.ts';
import { expectSoundInBothThemes, expectSoundPage } from './support/checks.ts';
import { awaitMessages, linkIn } from './support/outbox.ts';
import { openPatientEstimate, savedEntries } from './support/patient-estimates.ts';
import { startPortal, type Portal } from './support/portal.ts';
import { desktopInEnglish, endVisits, phoneInSpanish, visit, shortly } from './support/visitor.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(async () => {
  await endVisits();
  await portal.stop();
});

const band = '.acting-band';

const journeys = [
  {
    name: 'in English at desktop width',
    view: desktopInEnglish,
    patient: { username: 'james.okafor', name: 'James Okafor' },
    proxy: {
      username: 'sam.whitfield',
      name: 'Sam Whitfield',
      email: 'sam.whitfield@example.org',
      birth: { month: '5', day: '5', year: '1995' },
    },
    says: {
      invite: 'Invite somebody',
      may: [
        'Make, save, change and delete estimates for you, and enter or replace your insurance',
        'Read your messages with us, and write to the help desk for you',
      ],
      send: 'Send the invitation',
      sent: 'The invitation is on its way.',
      accept: 'Accept',
      home: 'Go to your home page',
      switchTo: (name: string) => new RegExp(`^Switch ?: ${name}$`),
      lookingAfter: (name: string) => `You are looking after: ${name}`,
      own: 'This page is your own.',
      back: 'Back to yourself',
      save: 'Save this estimate',
      savedBy: (name: string) => `Saved by ${name}`,
      end: (name: string) => new RegExp(`^End ?: ${name}$`),
      endIt: 'End',
      ended: 'You no longer look after this person.',
      switched: 'You switched to somebody else in another tab.',
    },
  },
  {
    name: 'in Spanish on a phone',
    view: phoneInSpanish,
    patient: {
      username: 'nguyet.hoang-castellanos@example.org',
      name: 'Nguyễn Thị Ánh Nguyệt Hoàng-Castellanos de la Villanueva y Fernández',
    },
    proxy: {
      username: 'tomas.rivera',
      name: 'Tomás Rivera',
      email: 'tomas.rivera@example.org',
      birth: { month: '7', day: '21', year: '1983' },
    },
    says: {
      invite: 'Invitar a alguien',
      may: [
        'Hacer, guardar, cambiar y eliminar estimaciones en su nombre, e ingresar o reemplazar su seguro',
        'Leer sus mensajes con nosotros y escribir al servicio de ayuda en su nombre',
      ],
      send: 'Enviar la invitación',
      sent: 'La invitación va en camino.',
      accept: 'Aceptar',
      home: 'Ir a su página principal',
      switchTo: (name: string) => new RegExp(`^Cambiar ?: ${name}$`),
      lookingAfter: (name: string) => `Se está ocupando de: ${name}`,
      own: 'Esta página es de usted.',
      back: 'Volver a sus propias páginas',
      save: 'Guardar esta estimación',
      savedBy: (name: string) => `La guardó ${name}`,
      end: (name: string) => new RegExp(`^Terminar ?: ${name}$`),
      endIt: 'Terminar',
      ended: 'Ya no se ocupa de esta persona.',
      switched: 'Cambió a otra persona en otra pestaña.',
    },
  },
] as const;

describe.each(shortly(0, journeys))(
  'looking after somebody $name (issue 12, point 9; issue 15, point 5)',
  ({ view, patient, proxy, says }) => {
    it('is asked for, accepted, done for the patient, seen by the patient and taken back', async () => {
      const patients = await visit(view, portal.url);
      await openSignedIn(patients.page, patient.username, pathTo('people'));
      const code = await invite(patients.page);

      const proxies = await visit(view, portal.url);
      const { page } = proxies;
      await page.goto(code);
      await submitSignIn(page, proxy.username);
      await page.getByText(patient.name).waitFor();
      await expectSoundPage(page);
      await page.getByRole('button', { name: says.accept, exact: true }).click();
      await page.getByRole('link', { name: says.home }).click();
      await page.getByRole('button', { name: says.switchTo(patient.name) }).click();

      await page.locator(band).getByText(says.lookingAfter(patient.name)).waitFor();
      await page.getByRole('heading', { level: 1 }).waitFor();
      await expectSoundInBothThemes(page);
      await goToSignedIn(page, pathTo('account-security'));
      await page.getByText(says.own).waitFor();
      await expectSoundPage(page);
      for (const state of ['signedin.visits', 'messages.helpdesk'] as const) {
        await goToSignedIn(page, pathTo(state));
        await page.locator(band).getByText(says.lookingAfter(patient.name)).waitFor();
        await page.getByRole('main').getByRole('heading', { level: 2 }).first().waitFor();
        await expectSoundPage(page);
      }
      await openPatientEstimate(page, 'mri-knee');
      await page.getByRole('button', { name: says.save }).click();
      await page.locator(savedEntries).getByText(says.savedBy(proxy.name)).first().waitFor();
      await expectSoundPage(page);

      await goToSignedIn(patients.page, pathTo('patient-cost-estimates'));
      await patients.page.locator(savedEntries).getByText(says.savedBy(proxy.name)).first().waitFor();
      await goToSignedIn(patients.page, pathTo('people'));
      await patients.page.getByText(proxy.name, { exact: true }).waitFor();
      await expectSoundInBothThemes(patients.page);
      await patients.page.getByRole('button', { name: says.end(proxy.name) }).click();
      await patients.page.getByRole('dialog').getByRole('button', { name: says.endIt, exact: true }).click();
      await patients.page.getByRole('dialog').waitFor({ state: 'hidden' });

      // Nobody touches the page: it hears of it (issue 15, point 5).
      await page.getByText(says.ended).waitFor();
      expect(await page.locator(band).count()).toBe(0);
      await expectSoundPage(page);
      // What was refused shows on the console of a browser, and nothing else does.
      expect([...patients.errors, ...proxies.errors].filter((each) => !each.includes('403'))).toEqual([]);
      await Promise.all([patients.leave(), proxies.leave()]);

      async function invite(by: Page): Promise<string> {
        const mail = await awaitMessages(by, proxy.email);
        await by.getByRole('button', { name: says.invite, exact: true }).click();
        await by.locator('#proxy-name').fill(proxy.name);
        await by.locator('#proxy-email').fill(proxy.email);
        await by.locator('#proxy-birth').fill(proxy.birth.month);
        await by.locator('#proxy-birth-day').fill(proxy.birth.day);
        await by.locator('#proxy-birth-year').fill(proxy.birth.year);
        for (const each of says.may) await by.getByLabel(each).check();
        await expectSoundPage(by);
        await by.getByRole('button', { name: says.send }).click();
        await by.getByText(says.sent).first().waitFor();
        return linkIn(await mail(), '/home');
      }
    });
  },
);

describe('a second tab of whoever looks after somebody (issue 12, point 9)', () => {
  const [{ view, says }] = journeys;

  it('saves nothing for the person whom it no longer shows, and shows the one for whom the session acts', async () => {
    const { page, leave } = await visit(view, portal.url);
    await openSignedIn(page, 'tomas.rivera');
    await openPatientEstimate(page, 'mri-knee');
    const { proxies } = await call(page, getProxies, {});
    const lucas = proxies.find(({ patientName }) => patientName === 'Lucas Martin');
    await call(page, actFor, { proxyId: lucas?.proxyId ?? '' });
    await page.getByRole('button', { name: says.save }).click();
    await page.getByText(says.switched).waitFor();
    await page.locator(band).getByText(says.lookingAfter('Lucas Martin')).waitFor();
    const headers = { [PERSON_HEADER]: lucas?.proxyId ?? '' };
    const reply = await page.request.get(getSavedEstimates.path, { headers });
    expect((await reply.json()).Total).toBe(0);
    await page.getByRole('button', { name: says.back }).click();
    await page.locator(band).waitFor({ state: 'detached' });
    await leave();
  });

  // Issue 15, point 5.
  it('shows nothing that was typed or read for the one to the other: in no form, nor behind the back button', async () => {
    const { page, leave } = await visit(view, portal.url);
    const comments = '#patientComments';
    const kept = () => page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)));
    await openSignedIn(page, 'tomas.rivera', pathTo('messages.helpdesk'));
    await page.getByRole('main').getByRole('button').first().click();
    await page.locator(comments).fill('Only about my own knee');
    await expect.poll(kept).toContain('my own knee');
    // The amount of an estimate of one's own, which the page of help with a bill would go by.
    await page.evaluate(() => sessionStorage.setItem('portico-bill', '{"service":"An MRI of my own knee"}'));

    const second = await page.context().newPage();
    await second.goto(`${portal.url}/Private#${pathTo('people')}`);
    await second.getByRole('button', { name: says.switchTo('Lucas Martin') }).click();
    for (const tab of [second, page]) await tab.locator(band).getByText(says.lookingAfter('Lucas Martin')).waitFor();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.locator(comments).count()).toBe(0);
    expect(await kept()).not.toContain('my own knee');

    await second.goBack();
    await second.locator(band).getByText(says.lookingAfter('Lucas Martin')).waitFor();
    await openPatientEstimate(second, 'mri-knee');
    await second.evaluate(() => sessionStorage.setItem('portico-bill', '{"service":"Of Lucas"}'));
    await second.getByRole('button', { name: says.back }).click();
    for (const tab of [second, page]) await tab.locator(band).waitFor({ state: 'detached' });
    await second.goBack();
    await second.getByRole('heading', { level: 1 }).waitFor();
    expect(await second.getByText('Lucas').count()).toBe(0);
    expect(await second.evaluate(() => sessionStorage.getItem('portico-bill'))).toBeNull();
    expect(await kept()).not.toContain('my own knee');
    await leave();
  });
});

describe('an invitation that the portal does not take', () => {
  const [{ view, says }] = journeys;

  it('because it is to oneself, says so at the address, and is taken once that is another’s', async () => {
    const { page, leave } = await visit(view, portal.url);
    await openSignedIn(page, 'ana.rivera', pathTo('people'));
    await page.getByRole('button', { name: says.invite, exact: true }).click();
    await page.locator('#proxy-name').fill('Ana Rivera');
    await page.locator('#proxy-email').fill('ana.rivera@example.org');
    await page.locator('#proxy-birth').fill('4');
    await page.locator('#proxy-birth-day').fill('27');
    await page.locator('#proxy-birth-year').fill('1986');
    await page.getByRole('button', { name: says.send }).click();
    await page.locator('.error-summary:focus').waitFor();
    await page.locator('#proxy-email-error', { hasText: 'Enter another person’s email address' }).waitFor();
    expect(await page.getByText('Something went wrong on our side').count()).toBe(0);
    await expectSoundPage(page);
    await page.locator('#proxy-email').fill('carla.rivera@example.org');
    expect(await page.locator('#proxy-email-error').count()).toBe(0);
    await page.getByRole('button', { name: says.send }).click();
    await page.getByText(says.sent).first().waitFor();
    await leave();
  });
});
