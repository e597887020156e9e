import { afterAll, describe, expect, it } from 'vitest';
import { expectSoundPage } from './support/checks.ts';
import {
  amountOf,
  cents,
  choosePayor,
  fillFields,
  goToInsured,
  openInsuredByCall,
  proceed,
  sayPolicyHolder,
  stepsOfWorking,
  workingShown,
} from './support/insured-guest.ts';
import { desktopInEnglish, endVisits, phoneInSpanish, visit, shortly } from './support/visitor.ts';

afterAll(endVisits);

describe.each(
  shortly(1, [
    {
      how: 'in English at desktop width',
      manner: desktopInEnglish,
      says: {
        first: 'With Cascadia Blue PPO first, then Meridian Choice PPO',
        add: 'Add CASCADIA BLUE as the first insurance',
        alone: 'What Meridian would pay alone',
        swap: 'Let Meridian pay first',
        remove: 'Remove Cascadia Blue',
        again: 'Add CASCADIA BLUE as the first insurance',
      },
    },
    {
      how: 'in Spanish on a phone',
      manner: phoneInSpanish,
      says: {
        first: 'Con Cascadia Blue PPO primero y después Meridian Choice PPO',
        add: 'Agregar CASCADIA BLUE como primer seguro',
        alone: 'Lo que Meridian pagaría por sí solo',
        swap: 'Que Meridian pague primero',
        remove: 'Quitar Cascadia Blue',
        again: 'Agregar CASCADIA BLUE como primer seguro',
      },
    },
  ]),
)('two insurances, $how (issue 11, point 5)', ({ manner, says }) => {
  it('an insurance that the first insurer names is added, pays first, changes its place and is removed', async () => {
    const { page, errors, leave } = await visit(manner);
    await goToInsured(page, { number: `OTHERFIRST-${manner.width}` });
    const withOne = cents(await amountOf(page));
    await page.getByRole('button', { name: says.add }).click();
    // The patient and the insurer's name are there already.
    await page.locator(proceed).waitFor();
    expect(await page.locator('#insurance-MemberFirstName').inputValue()).toBe('Ana');
    await sayPolicyHolder(page, 'yes');
    await fillFields(page, { MemberId: `MET-${manner.width}`, GroupNumber: 'G-1' });
    await page.locator(proceed).click();
    await page.locator('.amount-manner', { hasText: says.first }).waitFor();
    expect(cents(await amountOf(page))).toBeLessThan(withOne);
    await page.getByRole('heading', { name: says.alone }).waitFor();
    const [allowed = 0] = await stepsOfWorking(page);
    expect(allowed).toBeGreaterThan(0);
    await expectSoundPage(page);

    await page.getByRole('button', { name: says.swap }).click();
    await page.getByRole('button', { name: says.remove }).click();
    await page.getByRole('button', { name: says.again }).waitFor();
    expect(cents(await amountOf(page))).toBe(withOne);
    await expectSoundPage(page);
    expect(errors).toEqual([]);
    await leave();
  });
});

describe('the form of a second insurance (decision 117)', () => {
  it('in Spanish on a phone, dark: has after a reload what was typed, and leads to the band and the year of both', async () => {
    const { page, errors, leave } = await visit({ ...phoneInSpanish, theme: 'dark' });
    await openInsuredByCall(page, { payor: 'meridian', number: 'ACTIVE-typed' });
    await workingShown(page);
    const add = page.getByRole('button', { name: 'Agregar un segundo seguro' });
    await add.click();
    await choosePayor(page, 'cascadia-blue');
    await sayPolicyHolder(page, 'yes');
    await fillFields(page, {
      MemberFirstName: 'Ana',
      MemberLastName: 'Rivera',
      MemberDateOfBirth: '04/27/1986',
      MemberId: 'HDHP-second',
      GroupNumber: 'G-1',
    });
    await page.reload();
    await workingShown(page);
    await add.click();
    await page.locator(proceed).waitFor();
    expect(await page.locator('#insurance-MemberId').inputValue()).toBe('HDHP-second');
    await page.locator(proceed).click();
    await page.getByRole('heading', { name: 'Su año en Cascadia Blue con esta atención' }).waitFor();
    expect(await page.locator('.price-band').innerText()).toContain('ya completó sus deducibles');
    await page.getByText('Cómo saber cuál paga primero').click();
    await page.getByText(/cumple años antes en el calendario/).waitFor();
    await expectSoundPage(page);
    expect(errors).toEqual([]);
    await leave();
  });
});
