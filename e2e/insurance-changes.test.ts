import { pathTo } from '@portico/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { expectSoundPage } from './support/checks.ts';
import { estimateShown, seePrice, tokenOf, withoutInsurance } from './support/guest.ts';
import {
  amountOf,
  ask,
  byHand,
  cents,
  choosePayor,
  failed,
  fillFields,
  fillInsurance,
  goToInsured,
  openInsurance,
  proceed,
  sayPolicyHolder,
  stepsOfWorking,
  waysOn,
  workingShown,
} from './support/insured-guest.ts';
import { endVisits, desktopInEnglish, phoneInSpanish, visit, shortly } from './support/visitor.ts';

afterAll(endVisits);

describe.each(
  shortly(1, [
    {
      how: 'in English at desktop width',
      manner: desktopInEnglish,
      says: 'Meridian says that this coverage is not active',
    },
    {
      how: 'in Spanish on a phone',
      manner: phoneInSpanish,
      says: 'Meridian dice que esta cobertura no está vigente',
    },
  ]),
)('an insurer that says no, $how (spec §4)', ({ manner, says }) => {
  it('coverage that is not active leads to the price without insurance, and back to the insurance', async () => {
    const { page, errors, leave } = await visit(manner);
    await openInsurance(page);
    await ask(page, { number: `INACTIVE-${manner.width}` });
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
    expect(errors).toEqual([]);
    await leave();
  });
});

describe('what the plan does not pay for', () => {
  it('care that is not covered is all the patient’s', async () => {
    const { page, errors, leave } = await visit(desktopInEnglish);
    await goToInsured(page, { number: 'NOTCOVERED-1' });
    expect(await page.locator('.estimate-working').innerText()).toContain('Not covered by your plan');
    const [allowed = 0] = await stepsOfWorking(page);
    expect(cents(await amountOf(page))).toBe(allowed);
    await expectSoundPage(page);
    expect(errors).toEqual([]);
    await leave();
  });

  it('a site without a contract is out of network; another one with a contract is not', async () => {
    const { page, errors, leave } = await visit(phoneInSpanish);
    await openInsurance(page, { location: 'bayside-imaging' });
    await choosePayor(page, 'another payor');
    await choosePayor(page, 'redwood-family-plan');
    await sayPolicyHolder(page, 'no');
    await fillFields(page, {
      MemberFirstName: 'Leo',
      MemberLastName: 'Rivera',
      MemberDateOfBirth: '04/04/2014',
      SubscriberFirstName: 'Ana',
      SubscriberLastName: 'Rivera',
      SubscriberDateOfBirth: '04/27/1986',
      SubscriberId: 'ACTIVE-1',
    });
    await page.locator(proceed).click();
    await workingShown(page);
    const alert = page
      .locator('.amount-card')
      .getByText('Su aseguradora podría considerar que este servicio está fuera de su red.');
    await alert.waitFor();
    const outOfNetwork = cents(await amountOf(page));
    await expectSoundPage(page);

    // At the hospital it is the deductible in network that counts.
    await page.locator('.site-button').first().click();
    await page.waitForURL(/location=alder-main/);
    await expect.poll(async () => (await stepsOfWorking(page))[1]).toBe(600_00);
    expect(await alert.count()).toBe(0);
    expect(cents(await amountOf(page))).toBeLessThan(outOfNetwork);
    expect(errors).toEqual([]);
    await leave();
  });
});

describe('insurers that do not answer everything at once (docs/gateways.md)', () => {
  it('one service type in an inquiry: the copay of the scan is there all the same', async () => {
    const { page, errors, leave } = await visit(desktopInEnglish);
    await openInsurance(page);
    await choosePayor(page, 'another payor');
    await fillInsurance(page, { payor: 'larkspur-trust', number: 'COPAY-each' });
    await fillFields(page, { GroupNumber: 'G-1' });
    await page.locator(proceed).click();
    await workingShown(page);
    expect(cents(await amountOf(page))).toBe(150_00);
    await expectSoundPage(page);
    expect(errors).toEqual([]);
    await leave();
  });

  it('the plan as a whole alone: the working says whose figures these are', async () => {
    const { page, errors, leave } = await visit(phoneInSpanish);
    await openInsurance(page);
    await choosePayor(page, 'golden-poppy');
    await fillFields(page, {
      MemberFirstName: 'Ana',
      MemberLastName: 'Rivera',
      MemberDateOfBirth: '04/27/1986',
      MemberId: 'COPAY-plan',
    });
    await page.locator(proceed).click();
    await workingShown(page);
    const working = await page.locator('.estimate-working').innerText();
    expect(working).toContain('Su aseguradora solo da cifras del plan completo; se usan para esta atención.');
    await expectSoundPage(page);
    expect(errors).toEqual([]);
    await leave();
  });
});

describe('an insurance stays with whom it was entered by (spec §4)', () => {
  it('through the choice of a doctor, and for another service', async () => {
    const { page, errors, leave } = await visit(desktopInEnglish);
    await openInsurance(page, { template: 'knee-replacement' });
    await ask(page, { number: 'MET-doctor' });
    await page.waitForURL(/\/estimates-details\//);
    await estimateShown(page);
    await page.getByRole('button', { name: 'Choose a doctor' }).click();
    await page.locator('button.provider[aria-current=false]').first().click();
    await page.getByRole('button', { name: 'Choose another doctor' }).waitFor();
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
    expect(errors).toEqual([]);
    await leave();
  });

  it('is added to the price without insurance, stays through a reload, and is set aside again', async () => {
    const { page, errors, leave } = await visit(desktopInEnglish);
    await openInsurance(page);
    await page.locator(withoutInsurance).check();
    await page.locator(seePrice).click();
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

    // The estimate is asked for anew, however soon one comes back to it.
    await page.locator('.insurance-head button').click();
    await page.getByRole('link', { name: 'Use another insurance' }).click();
    await page.locator(withoutInsurance).check();
    await page.locator(seePrice).click();
    await page.waitForURL(/\/estimates-details\//);
    await expect.poll(() => amountOf(page)).toBe(selfPay);
    expect(errors).toEqual([]);
    await leave();
  });
});
