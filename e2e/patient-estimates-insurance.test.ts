import { getSavedEstimates, pathTo, type WireReply } from '@portico/contract';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSignedIn, submitSignIn } from './support/account.ts';
import { expectSoundPage } from './support/checks.ts';
import { estimateShown, tabTo } from './support/guest.ts';
import { amountOf, choosePayor, fillFields, overlay, sayPolicyHolder } from './support/insured-guest.ts';
import {
  change,
  fillMeridian,
  findMri,
  goToPatientServices,
  goToSaved,
  openInsuranceForm,
  openPatientEstimate,
  option,
  formCard,
  saveEstimate,
  deleteSaved,
  savedEntries,
} from './support/patient-estimates.ts';
import { startPortal, type Portal } from './support/portal.ts';
import { endVisits, desktopInEnglish, isRefusal, phoneInSpanish, visit, type View } from './support/visitor.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await startPortal();
  await portal.asStaff('accounts', 'restrict', 'elsie.barnes', 'editestimates');
});
afterAll(async () => {
  await endVisits();
  await portal.stop();
});

const comeTo = (manner: View) => visit(manner, portal.url);

describe('coverage on file (spec §4: "with insurance starts in insurance view")', () => {
  it('leads by keyboard to an estimate, which is saved, opened and changed as a copy, and deleted', async () => {
    const { page, errors, leave } = await comeTo(desktopInEnglish);
    const press = async (wanted: string) => {
      await tabTo(page, wanted);
      await page.keyboard.press('Enter');
    };
    await openSignedIn(page, 'ana.rivera');
    await goToSaved(page);
    await goToPatientServices(page);
    await findMri(page);
    await page.getByText('You have insurance on file with us.').waitFor();
    await expectSoundPage(page);
    const withoutInsurance = await amountOf(page);

    await press(option.use);
    await page.getByRole('dialog').getByRole('progressbar').waitFor();
    await page.locator(overlay).waitFor({ state: 'detached' });
    await page.locator('.insured-confirmed', { hasText: 'Benefits confirmed with Meridian' }).waitFor();
    await page.locator('.insurance h2:focus').waitFor();
    await expectSoundPage(page);
    const insured = await amountOf(page);
    expect(insured).not.toBe(withoutInsurance);
    await page.reload();
    await estimateShown(page);
    expect(await amountOf(page)).toBe(insured);

    await press('.save-estimate button');
    const saved = page.locator(savedEntries);
    await saved.getByText('With Meridian').waitFor();
    // "Relative time text: Now (under 60 s)" (spec §9).
    await saved.getByText('Saved: Now').waitFor();
    expect(await saved.locator('.saved-figure').innerText()).toBe(insured);
    await press(`${savedEntries} a`);
    await page.waitForURL(/&estimate=/);
    await estimateShown(page);
    expect(await amountOf(page)).toBe(insured);

    // What is changed is a copy: the address leads to it, and the saved one stays (decision 29).
    await press(change);
    await press(option.selfPay);
    await expect.poll(() => amountOf(page)).toBe(withoutInsurance);
    await page.locator('.insurance h2:focus').waitFor();
    await page.waitForURL(/detail\/svcArea=bay&location=alder-main&template=mri-knee$/);
    await page.reload();
    await estimateShown(page);
    expect(await amountOf(page)).toBe(withoutInsurance);
    await press(option.use);
    await expect.poll(() => amountOf(page)).toBe(insured);
    await goToSaved(page);
    expect(await saved.locator('.saved-figure').innerText()).toBe(insured);

    await press(deleteSaved);
    await press('dialog[open] .row button');
    await page.getByText('The estimate is deleted.').first().waitFor();
    expect(errors).toEqual([]);
    await leave();
  });
});

describe('another insurer than the one on file (spec §4, §8)', () => {
  it('is the one that is asked again after a failed start, and nobody else is named while the one on file is asked', async () => {
    const { page, errors, leave } = await comeTo(desktopInEnglish);
    const asking = page.locator(overlay).getByRole('heading');
    await openSignedIn(page, 'ana.rivera');
    // Of this care, Meridian has told nothing yet.
    await openPatientEstimate(page, 'visit-return-20');

    // What was typed for one insurer is refused, and put away.
    await enterCascadiaBlue(page);
    await page.route(`**${startOfTyped}`, (route) => {
      const sent = route.request().postDataJSON() as Record<string, string>;
      return route.continue({ postData: JSON.stringify({ ...sent, MemberId: '' }) });
    });
    await page.locator(`${formCard} button[type=submit]`).click();
    await page.locator('#insurance-MemberId[aria-invalid]').waitFor();
    await page.unroute(`**${startOfTyped}`);
    await page.locator(formCard).getByRole('button', { name: 'Cancel' }).click();
    await page.locator('.insurance h2:focus').waitFor();
    expect(await page.getByText("We couldn't confirm your benefits").count()).toBe(0);
    await page.locator(option.use).click();
    expect(await asking.innerText()).toBe('Asking your insurer');
    await page.locator('.insured-confirmed', { hasText: 'Benefits confirmed with Meridian' }).waitFor();

    await page.locator(change).click();
    await page.locator(option.another).click();
    await page.route(`**${startOfTyped}`, (route) => route.fulfill({ status: 500, json: { meta: { code: 500 } } }), {
      times: 1,
    });
    await page.locator(`${formCard} button[type=submit]`).click();
    await page.getByRole('button', { name: 'Try again' }).click();
    expect(await asking.innerText()).toBe('Asking Cascadia Blue');
    await page.locator('.insured-confirmed', { hasText: 'Benefits confirmed with Cascadia Blue' }).waitFor();
    expect(errors.filter((error) => !/responded with a status of 500/.test(error))).toEqual([]);
    await leave();
  });
});

const startOfTyped = '/Estimates/StartRTEQuery';

async function enterCascadiaBlue(page: Page): Promise<void> {
  await openInsuranceForm(page);
  await choosePayor(page, 'cascadia-blue');
  await sayPolicyHolder(page, 'yes');
  await fillFields(page, {
    MemberFirstName: 'Ana',
    MemberLastName: 'Rivera',
    MemberDateOfBirth: '04/27/1986',
    MemberId: 'ACTIVE-typed',
    GroupNumber: '77',
  });
}

describe('no coverage on file (spec §4: "the page switches to self-pay automatically")', () => {
  it('can be added in the page, and what was typed is there when the session ended meanwhile', async () => {
    const { page, errors, leave } = await comeTo(phoneInSpanish);
    await openSignedIn(page, 'tomas.rivera');
    await openPatientEstimate(page, 'mri-knee');
    await page.getByRole('heading', { name: 'Pagar sin seguro' }).waitFor();
    const withoutInsurance = await amountOf(page);
    await page.locator(option.another).click();
    await page.locator(`${formCard} h2:focus`).waitFor();
    await page.locator(`${formCard} button[type=submit]`).click();
    await page.locator(`${formCard} a[href="#insurance-payor"]`).waitFor();
    await expectSoundPage(page);
    await fillMeridian(page, { first: 'Tomás', last: 'Rivera', number: 'AAA72-tomas' });
    await page.context().clearCookies();
    await page.locator(`${formCard} button[type=submit]`).click();
    await page.waitForURL(/\/home.*#\/patient-cost-estimates-detail\//);
    await submitSignIn(page, 'tomas.rivera');
    await page.waitForURL(/\/Private#\/patient-cost-estimates-detail\//);
    await page.locator('#insurance-MemberId').waitFor();
    expect(await page.locator('#insurance-MemberId').inputValue()).toBe('AAA72-tomas');
    expect(await page.locator('#insurance-MemberFirstName').inputValue()).toBe('Tomás');
    await expectSoundPage(page);

    await page.locator(`${formCard} button[type=submit]`).click();
    await page.locator('#insurance-MemberId[aria-invalid]').waitFor();
    await page.locator(`${formCard} button[type=submit][aria-disabled]`).waitFor();
    await expectSoundPage(page);
    await page.locator('#insurance-MemberId').fill('ACTIVE-tomas');
    await page.locator(`${formCard} button[type=submit]:not([aria-disabled])`).click();
    await page.locator('.insured-confirmed', { hasText: 'Meridian confirmó sus beneficios' }).waitFor();
    await page.locator('.insurance h2:focus').waitFor();
    expect(await amountOf(page)).not.toBe(withoutInsurance);
    await expectSoundPage(page);
    expect(errors.filter((error) => !isRefusal(error))).toEqual([]);
    await leave();
  });

  it('of an estimate that is saved without insurance, none can be added (spec §4)', async () => {
    const { page, errors, leave } = await comeTo(desktopInEnglish);
    await openSignedIn(page, 'james.okafor');
    await openPatientEstimate(page, 'mri-knee');
    await page.getByRole('heading', { name: 'Paying without insurance' }).waitFor();
    await page.locator(option.another).waitFor();
    // Papers that name the patient begin with what the account knows (issue 14, point 4).
    await page.locator('details:has(#patientName) summary').click();
    await expect.poll(() => page.locator('#patientName').inputValue()).toBe('James Okafor');
    expect(await page.locator('#birthDate-year').inputValue()).toMatch(/^\d{4}$/);
    await saveEstimate(page);
    await expectExpiredEntry(page);
    await page.locator(`${savedEntries} a`).click();
    await page.waitForURL(/&estimate=/);
    await estimateShown(page);
    await page.getByText('You saved this estimate without insurance.').waitFor();
    expect(await page.locator('.option').count()).toBe(0);
    await expectSoundPage(page);
    await page.goto(pathTo('help-with-bill'));
    await expect.poll(() => page.locator('#applicant-name').inputValue()).toBe('James Okafor');
    expect(await page.locator('#applicant-birth-date-year').inputValue()).toMatch(/^\d{4}$/);
    expect(errors).toEqual([]);
    await leave();
  });
});

/** The saved estimates as they will be after a month: the server's own reply, but for its dates. */
async function expectExpiredEntry(page: Page): Promise<void> {
  await page.route(`**${getSavedEstimates.path}*`, async (route) => {
    const response = await route.fetch();
    const { Estimates, ...rest } = (await response.json()) as WireReply<typeof getSavedEstimates>;
    const expired = Estimates.map((each) => ({ ...each, ValidUntil: '2026-01-31', IsExpired: true }));
    await route.fulfill({ response, json: { ...rest, Estimates: expired } });
  });
  await page.reload();
  await page.getByText('Expired on January 31, 2026').waitFor();
  await expectSoundPage(page);
  await page.unroute(`**${getSavedEstimates.path}*`);
}

describe('without the security point editestimates (spec §6)', () => {
  it('an estimate is shown, and nothing of it can be chosen, saved or deleted', async () => {
    const { page, errors, leave } = await comeTo(desktopInEnglish);
    await openSignedIn(page, 'elsie.barnes');
    await goToSaved(page);
    const said = 'Your account can look at estimates, but not change or save them.';
    await page.getByText(said).waitFor();
    await expectSoundPage(page);
    await openPatientEstimate(page, 'mri-knee');
    await page.getByText(said).waitFor();
    await page.locator('.amount-figure').waitFor();
    await expectSoundPage(page);
    expect(await page.locator('.site-button, .insurance, .provider').count()).toBe(0);
    expect(await page.locator('.save-estimate').count()).toBe(0);
    expect(errors).toEqual([]);
    await leave();
  });
});
