import { pathTo } from '@portico/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { expectSoundPage } from './support/checks.ts';
import { estimateShown, tokenOf, withoutInsurance } from './support/guest.ts';
import {
  amountOf,
  ask,
  byHand,
  cents,
  choosePayor,
  failed,
  fillFields,
  goToInsured,
  openInsurance,
  proceed,
  sayPolicyHolder,
  stepsOfWorking,
  waysOn,
  workingShown,
} from './support/insured-guest.ts';
import { closeBrowser, desktopInEnglish, phoneInSpanish, visit } from './support/visitor.ts';

afterAll(closeBrowser);

const manners = [
  { how: 'in English at desktop width', manner: desktopInEnglish },
  { how: 'in Spanish on a phone', manner: phoneInSpanish },
];

describe.each(manners)('what else an insurer says, $how (spec §4, §8)', ({ manner }) => {
  const isEnglish = manner.language === 'en';

  it('coverage that is not active leads to the price without insurance, and back to the insurance', async () => {
    const { page, faults, leave } = await visit(manner);
    await openInsurance(page);
    await ask(page, { number: `INACTIVE-${manner.width}` });
    const says = isEnglish ? 'says that this coverage is not active' : 'dice que esta cobertura no está vigente';
    await page.locator(`${failed} h2:focus`, { hasText: says }).waitFor();
    await expectSoundPage(page);
    await page.locator(waysOn.selfPay).click();
    await workingShown(page);
    await expectSoundPage(page);

    await page.locator('.options a.option').click();
    await page.waitForURL(/\/estimates-insurance\/.*fromDetails=1/);
    // Nothing has to be copied from the card again.
    expect(await page.locator('#insurance-MemberId').inputValue()).toBe(`INACTIVE-${manner.width}`);
    await fillFields(page, { MemberId: `ACTIVE-${manner.width}` });
    await page.locator(proceed).click();
    await workingShown(page);
    expect((await stepsOfWorking(page))[1]).toBe(600_00);
    expect(faults).toEqual([]);
    await leave();
  });

  it('care that the plan does not cover is all the patient’s', async () => {
    const { page, faults, leave } = await visit(manner);
    await goToInsured(page, { number: `NOTCOVERED-${manner.width}` });
    const says = isEnglish ? 'Not covered by your plan' : 'No lo cubre su plan';
    expect(await page.locator('.estimate-working').innerText()).toContain(says);
    const [allowed = 0] = await stepsOfWorking(page);
    expect(cents(await amountOf(page))).toBe(allowed);
    await expectSoundPage(page);
    expect(faults).toEqual([]);
    await leave();
  });

  it('a site without a contract is out of network, and the plan pays less there or nothing', async () => {
    const { page, faults, leave } = await visit(manner);
    await openInsurance(page, { location: 'bayside-imaging' });
    await choosePayor(page, 'another payor');
    await choosePayor(page, 'redwood-family-plan');
    await sayPolicyHolder(page, 'no');
    const people = {
      MemberFirstName: 'Leo',
      MemberLastName: 'Rivera',
      MemberDateOfBirth: '04/04/2014',
      SubscriberFirstName: 'Ana',
      SubscriberLastName: 'Rivera',
      SubscriberDateOfBirth: '04/27/1986',
    };
    await fillFields(page, { ...people, SubscriberId: `ACTIVE-${manner.width}` });
    await page.locator(proceed).click();
    await workingShown(page);
    const alert = isEnglish
      ? 'This service may be considered out of network by your insurance provider.'
      : 'Su aseguradora podría considerar que este servicio está fuera de su red.';
    await page.locator('.amount-card').getByText(alert).waitFor();
    expect((await page.locator('.price-graph-part dt').allInnerTexts()).length).toBe(2);
    const outOfNetwork = cents(await amountOf(page));
    await expectSoundPage(page);

    // The same insurance at the hospital, which has a contract with it: deductible and share are those in network.
    await page.locator('.site-button').first().click();
    await page.waitForURL(/location=alder-main/);
    await expect.poll(async () => (await stepsOfWorking(page))[1]).toBe(600_00);
    expect(await page.locator('.amount-card').getByText(alert).count()).toBe(0);
    expect(cents(await amountOf(page))).toBeLessThan(outOfNetwork);
    expect(faults).toEqual([]);
    await leave();
  });
});

describe('an insurance stays with whom it was entered by (spec §4)', () => {
  it('through the choice of a doctor, and for another service', async () => {
    const { page, faults, leave } = await visit(desktopInEnglish);
    await openInsurance(page, { template: 'knee-replacement' });
    await ask(page, { number: 'MET-doctor' });
    await page.waitForURL(/\/estimates-details\//);
    await page.getByText('Choose a doctor, and your estimate appears here.').waitFor();
    await page.locator('button.provider').first().click();
    await estimateShown(page);
    await page.getByText('With Meridian Choice PPO').waitFor();
    await expectSoundPage(page);

    await page.getByRole('link', { name: 'Different service' }).click();
    await page.getByRole('searchbox').fill('73721');
    await page.locator('a.service').first().click();
    await page.waitForURL(/\/estimates-insurance\//);
    expect(await page.locator('#insurance-MemberId').inputValue()).toBe('MET-doctor');
    await page.locator(proceed).click();
    await workingShown(page);
    await page.getByText('With Meridian Choice PPO').waitFor();
    expect(faults).toEqual([]);
    await leave();
  });

  it('while it is set aside: paying without it is the first way on, and the insurance comes later', async () => {
    const { page, faults, leave } = await visit(desktopInEnglish);
    await openInsurance(page);
    await page.locator(withoutInsurance).click();
    await workingShown(page);
    const selfPay = await amountOf(page);
    await page.getByRole('link', { name: 'Add insurance' }).click();
    await page.locator(proceed).waitFor();
    await ask(page, { number: 'ACTIVE-later' });
    await page.waitForURL(/\/estimates-details\//);
    await expect.poll(() => amountOf(page)).not.toBe(selfPay);

    // Back leads past the page of the insurance, which would only lead on again; reload and another address keep it.
    const insured = await amountOf(page);
    await page.reload();
    await estimateShown(page);
    expect(await amountOf(page)).toBe(insured);
    const token = tokenOf(page);
    await page.goto(
      pathTo('estimates-insurance', { svcArea: 'bay', location: 'alder-main', template: 'mri-knee', token }),
    );
    await workingShown(page);
    expect(await amountOf(page)).toBe(insured);
    expect(await page.locator(byHand).count()).toBe(0);
    expect(faults).toEqual([]);
    await leave();
  });
});
