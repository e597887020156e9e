import { startRteQuery, type InsuranceFieldName } from '@portico/contract';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { expectSoundPage } from './support/checks.ts';
import {
  ask,
  choosePayor,
  failed,
  fillFields,
  openInsurance,
  proceed,
  sayPolicyHolder,
  waysOn,
  type InsuranceFields,
  workingShown,
} from './support/insured-guest.ts';
import { endVisits, desktopInEnglish, phoneInSpanish, visit, shortly } from './support/visitor.ts';

afterAll(endVisits);

/** What the insurer rejects (AAA, by the member number of docs/demo.md), and the fields of the form that it is about. */
interface Rejection {
  readonly number: string;
  readonly marked: readonly InsuranceFieldName[];
}

const ofHolder: readonly Rejection[] = [
  { number: 'AAA72', marked: ['MemberId'] },
  { number: 'AAA75', marked: ['MemberFirstName', 'MemberLastName', 'MemberDateOfBirth', 'MemberId'] },
  { number: 'AAA71', marked: ['MemberDateOfBirth'] },
  { number: 'AAA73', marked: ['MemberFirstName', 'MemberLastName'] },
  { number: 'AAA78', marked: ['GroupNumber'] },
];
const ofFamily: readonly Rejection[] = [
  { number: 'AAA72', marked: ['SubscriberId'] },
  { number: 'AAA73', marked: ['SubscriberFirstName', 'SubscriberLastName'] },
  { number: 'AAA77', marked: ['MemberFirstName', 'MemberLastName', 'MemberDateOfBirth'] },
];

const journeys = [
  {
    how: 'in English at desktop width',
    manner: desktopInEnglish,
    says: 'Meridian could not use these details',
    saysOfNumber: 'Meridian does not know this member number',
    uncorrected: 'To continue, correct what is marked above.',
    rejections: ofHolder,
  },
  {
    how: 'in Spanish on a phone',
    manner: phoneInSpanish,
    says: 'Meridian no pudo usar estos datos',
    saysOfNumber: 'Meridian no conoce este número de miembro',
    uncorrected: 'Para continuar, corrija lo que está marcado arriba.',
    rejections: ofHolder.slice(0, 1),
  },
] as const;

describe.each(shortly(0, journeys))('what the insurer rejects, $how (spec §2, §4)', (journey) => {
  it('is marked in the form, and Continue waits until it is corrected', async () => {
    const { page, errors, leave } = await visit(journey.manner);
    await openInsurance(page);
    await choosePayor(page, 'meridian');
    await sayPolicyHolder(page, 'yes');
    for (const [at, { number, marked }] of journey.rejections.entries()) {
      await fillFields(page, { ...member(at), MemberId: `${number}-${at}`, GroupNumber: `G${at}` });
      await page.locator(proceed).click();
      const says = number === 'AAA72' ? journey.saysOfNumber : journey.says;
      await page.locator(`${failed} h2:focus`, { hasText: says }).waitFor();
      if (at === 0) await expectSoundPage(page);
      await expectMarked(page, marked);
      if (at > 0) continue;
      await page.getByText(journey.uncorrected).waitFor();
      await expectSoundPage(page);
      await expectNothingSent(page);
      await correct(page, marked);
    }
    await fillFields(page, {
      ...member(journey.rejections.length),
      MemberId: 'ACTIVE-corrected',
      GroupNumber: '',
    });
    await page.locator(proceed).click();
    await workingShown(page);
    expect(errors).toEqual([]);
    await leave();
  });
});

describe('what the insurer rejects of somebody else’s policy (spec §2, §4)', () => {
  it('is marked with whom it is about', async () => {
    const { page, errors, leave } = await visit(phoneInSpanish);
    await openInsurance(page);
    await choosePayor(page, 'cascadia-blue');
    await sayPolicyHolder(page, 'no');
    for (const [at, { number, marked }] of ofFamily.entries()) {
      const numbers = { MemberId: `M${at}`, GroupNumber: `G${at}`, SubscriberId: `${number}-${at}` };
      await fillFields(page, { ...member(at), ...holder(at), ...numbers });
      await page.locator(proceed).click();
      await expectMarked(page, marked);
      await correct(page, marked);
    }
    await expectSoundPage(page);
    expect(errors).toEqual([]);
    await leave();
  });
});

describe('what the insurer rejects, and no field of the form is about', () => {
  it('is said above the fields, and holds nobody back: another payor may do, or another word of the insurer', async () => {
    const { page, errors, leave } = await visit(desktopInEnglish);
    await openInsurance(page);
    await choosePayor(page, 'golden-poppy');
    await fillFields(page, { ...member(0), MemberId: 'AAA79-1' });
    await page.locator(proceed).click();
    await page.locator(waysOn.check).click();
    const elsewhere = page.getByRole('alert').filter({ hasText: 'This insurance could not be reached by its name.' });
    await elsewhere.waitFor();
    await expectSoundPage(page);

    await fillFields(page, { MemberId: 'INACTIVE-1' });
    await page.locator(proceed).click();
    await page.getByRole('heading', { name: 'Golden Poppy says that this coverage is not active' }).waitFor();
    await page.locator(waysOn.check).click();
    await page.locator('.insurance-form').waitFor();
    expect(await elsewhere.count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    expect(errors).toEqual([]);
    await leave();
  });
});

describe('an insurer that says whom to call', () => {
  it('is told so, and benefits are entered by hand', async () => {
    const { page, errors, leave } = await visit(desktopInEnglish);
    await openInsurance(page);
    await ask(page, { number: 'CONTACT-1' });
    const asked = page.locator(`${failed} h2:focus`, { hasText: 'Meridian asks you to call them about this coverage' });
    await asked.waitFor();
    await page.locator(failed).getByText('Call the number on your card').waitFor();
    expect(await page.locator(`${failed} .option`).first().innerText()).toContain('Enter your benefits yourself');
    expect(errors).toEqual([]);
    await leave();
  });
});

describe('what no answer can be read from', () => {
  it('counts as none, whatever it is: a web page, half a message, a refusal of the message or of its envelope', async () => {
    const { page, errors, leave } = await visit(desktopInEnglish);
    await openInsurance(page);
    for (const number of ['GARBAGE', 'TORN', 'ACK999', 'TA1']) {
      await ask(page, { number: `${number}-1` });
      await page
        .locator(`${failed} h2:focus`, { hasText: 'We received no answer from Meridian that we can use' })
        .waitFor();
      // What was entered is not at fault: entering the benefits stands first.
      expect(await page.locator(`${failed} .option`).first().innerText()).toContain('Enter your benefits yourself');
      await page.locator(waysOn.check).click();
    }
    expect(errors).toEqual([]);
    await leave();
  });
});

/** What another time it was about, it must not be again: each time everything is another one. */
function member(at: number): InsuranceFields {
  return { MemberFirstName: 'Leo', MemberLastName: `Rivera ${'abcdefgh'[at]}`, MemberDateOfBirth: `04/1${at}/1986` };
}

function holder(at: number): InsuranceFields {
  return {
    SubscriberFirstName: 'Ana',
    SubscriberLastName: `Rivera ${'abcdefgh'[at]}`,
    SubscriberDateOfBirth: `05/1${at}/1960`,
  };
}

/** From the intermediate page back to the form: the fields are marked, and no others, and Continue is disabled. */
async function expectMarked(page: Page, marked: readonly InsuranceFieldName[]): Promise<void> {
  await page.locator(waysOn.check).click();
  await page.locator('.error-summary:focus').waitFor();
  const invalid = page.locator('.insurance-form [aria-invalid=true]');
  const ids = await invalid.evaluateAll((fields) => fields.map(({ id }) => id));
  // All three boxes of a date are marked.
  expect(ids.filter((id) => !/-(?:day|year)$/.test(id))).toEqual(marked.map((name) => `insurance-${name}`));
  expect(await page.locator(proceed).getAttribute('aria-disabled')).toBe('true');
}

/** Pressing Continue all the same leads to what is to be corrected, and to no call. */
async function expectNothingSent(page: Page): Promise<void> {
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith(startRteQuery.path)) sent += 1;
  });
  await page.locator(proceed).press('Enter');
  await page.locator('.error-summary:focus').waitFor();
  expect(sent).toBe(0);
}

/** One of the fields is changed, and nothing is marked any more. */
async function correct(page: Page, [first]: readonly InsuranceFieldName[]): Promise<void> {
  await page.locator(`#insurance-${first}`).fill(first?.endsWith('DateOfBirth') === true ? '12/31/1979' : 'Other');
  await page.locator(`${proceed}:not([aria-disabled])`).waitFor();
  expect(await page.locator('.insurance-form [aria-invalid=true]').count()).toBe(0);
}
