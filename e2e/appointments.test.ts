import { actFor, getProxies, pathTo } from '@portico/contract';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goToSignedIn, openSignedIn } from './support/account.ts';
import { call } from './support/calls.ts';
import { expectSoundInBothThemes, expectSoundPage } from './support/checks.ts';
import { tabTo } from './support/guest.ts';
import { startPortal, type Portal } from './support/portal.ts';
import { desktopInEnglish, endVisits, phoneInSpanish, visit } from './support/visitor.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(async () => {
  await endVisits();
  await portal.stop();
});

const cards = '.visit-card';
const ofService = (page: Page, title: string) => page.locator(cards).filter({ hasText: title });

describe('appointments that the hospital has, at desktop width, in English (issue 15, point 6)', () => {
  it('stand beside the estimate of each, which begins with its service and place, by keyboard alone', async () => {
    const { page, errors, leave } = await visit(desktopInEnglish, portal.url);
    await openSignedIn(page, 'ana.rivera');
    // A video visit of the portal's own comes before what the hospital's calendar has.
    await page.getByRole('heading', { name: 'Next visit in this portal' }).waitFor();
    await page.getByText('1 new message from the hospital').waitFor();
    await expectSoundInBothThemes(page);

    await goToSignedIn(page, pathTo('signedin.visits'));
    const scan = ofService(page, 'MRI of the knee');
    await scan.getByText('Bayside Imaging Center').waitFor();
    await scan.getByText('(Pacific Time)').first().waitFor();
    await ofService(page, 'Physical therapy').getByText('Moved by the hospital').waitFor();
    await ofService(page, 'Ultrasound of the belly').getByText('The hospital has not confirmed it yet').waitFor();
    await page.getByRole('heading', { name: 'The next free times' }).waitFor();
    await expectSoundInBothThemes(page);

    await tabTo(page, '.visit-card a[href*="template=mri-knee"]');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'MRI of the knee' }).waitFor();
    await page.getByRole('button', { name: 'Save this estimate' }).click();
    await page.locator('.saved').first().waitFor();

    await goToSignedIn(page, pathTo('signedin.visits'));
    await scan.getByText('Saved estimate').waitFor();
    await expectSoundInBothThemes(page);
    await scan.getByRole('link', { name: 'See the estimate' }).click();
    await page.getByRole('heading', { level: 1, name: 'MRI of the knee' }).waitFor();

    await goToSignedIn(page, pathTo('messages.helpdesk'));
    await page.getByRole('link', { name: 'Messages from the hospital' }).click();
    await page.getByRole('heading', { name: 'Before your MRI' }).waitFor();
    await page.getByText('A file came with this message.').waitFor();
    await expectSoundInBothThemes(page);
    expect(errors).toEqual([]);
    await leave();
  });

  it('are shown to who looks after the patient, whose name is in sight', async () => {
    const { page, leave } = await visit(desktopInEnglish, portal.url);
    await openSignedIn(page, 'tomas.rivera');
    const { proxies } = await call(page, getProxies, {});
    const lucas = proxies.find(({ patientName }) => patientName === 'Lucas Martin');
    await call(page, actFor, { proxyId: lucas?.proxyId ?? '' });
    await page.reload();
    await goToSignedIn(page, pathTo('signedin.home'));
    await page.getByRole('heading', { name: 'Next in the hospital’s calendar' }).waitFor();
    await expectSoundInBothThemes(page);
    await goToSignedIn(page, pathTo('signedin.visits'));
    await page.locator('.acting-band').getByText('Lucas Martin').waitFor();
    await page.locator(cards).getByText('Alder Bay Hospital').first().waitFor();
    expect(await page.locator(cards).count()).toBe(1);
    await goToSignedIn(page, pathTo('messages.hospital'));
    await page.getByRole('heading', { level: 2 }).first().waitFor();
    await page.locator('.acting-band').getByText('Lucas Martin').waitFor();
    await expectSoundPage(page);
    await leave();
  });
});

describe('appointments that the hospital has, on a phone, in Spanish (issue 15, point 6)', () => {
  it('are those of this patient alone, in the time of the place, with long names', async () => {
    const { page, errors, leave } = await visit(phoneInSpanish, portal.url);
    await openSignedIn(page, 'nguyet.hoang-castellanos@example.org', pathTo('signedin.visits'));
    await page.getByText('Front Range Transplant Center, Denver').waitFor();
    await page.getByText('(hora de las Montañas').first().waitFor();
    expect(await page.locator(cards).count()).toBe(2);
    await expectSoundInBothThemes(page);
    await goToSignedIn(page, pathTo('messages.hospital'));
    await page.getByRole('heading', { name: 'Su evaluación' }).waitFor();
    expect(await page.locator('.care-message').count()).toBe(1);
    await expectSoundInBothThemes(page);
    expect(errors).toEqual([]);
    await leave();
  });

  it('are missed calmly while the hospital does not answer, and the rest of the page is there', async () => {
    const { page, errors, leave } = await visit(phoneInSpanish, portal.url);
    await openSignedIn(page, 'elsie.barnes', pathTo('signedin.visits'));
    const again = page.getByRole('button', { name: 'Intentar de nuevo' });
    await again.waitFor();
    await page.getByRole('heading', { level: 2, name: 'Próximas' }).waitFor();
    await expectSoundInBothThemes(page);
    await again.press('Enter');
    await page.locator('h1:focus').waitFor();
    await again.waitFor();
    expect(errors.filter((error) => !error.includes('503'))).toEqual([]);
    await leave();
  });
});
