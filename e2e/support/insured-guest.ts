import { getEstimateDetails, pathTo, startRteQuery, type BenefitId, type InsuranceFieldName } from '@portico/contract';
import type { Page } from 'playwright-core';
import { call } from './calls.ts';
import { acceptTermsByCall } from './guest.ts';

/** An estimate that begins on the page of the insurance. */
export interface Wanted {
  readonly svcArea?: string;
  readonly location?: string;
  readonly template?: string;
}

/** What is entered: an insurance of the demonstration, and the member number that makes it say what (docs/demo.md). */
export interface Entered {
  readonly payor?: string;
  readonly number: string;
  readonly lastName?: string;
}

/** What is entered of a form of an insurance. */
export type InsuranceFields = Partial<Readonly<Record<InsuranceFieldName, string>>>;

/** Continue on the page of the insurance. */
export const proceed = '.insurance-form button[type=submit]';
/** What lies over the page while the insurer is asked. */
export const overlay = 'dialog.check-overlay[open]';
/** The intermediate page of a check without benefits, and its ways on, which are not always in the same order. */
export const failed = '.check-failed';
export const waysOn = {
  lookAgain: `${failed} .option:has(.lucide-hourglass)`,
  askAgain: `${failed} .option:has(.lucide-rotate-cw)`,
  check: `${failed} .option:has(.lucide-search-check)`,
  enter: `${failed} .option:has(.lucide-pencil-line)`,
  selfPay: `${failed} .option:has(.lucide-hand-coins)`,
} as const;
/** The form of the benefits by hand. */
export const byHand = '.manual-benefits';

/** To the page of the insurance of a service, the terms accepted by calls: an MRI of the knee at the hospital unless said otherwise. */
export async function openInsurance(page: Page, wanted: Wanted = {}): Promise<void> {
  const { svcArea = 'bay', location = 'alder-main', template = 'mri-knee' } = wanted;
  const token = await acceptTermsByCall(page, { svcArea, location });
  await page.goto(pathTo('estimates-insurance', { svcArea, location, template, token }));
  await page.locator(proceed).waitFor();
}

/** To the estimate itself, with an insurance that is being checked: the terms accepted and the insurance entered by calls. */
export async function openInsuredByCall(
  page: Page,
  { payor, number, group = '' }: { payor: string; number: string; group?: string },
  wanted: Wanted = {},
): Promise<void> {
  const { svcArea = 'bay', location = 'alder-main', template = 'mri-knee' } = wanted;
  const token = await acceptTermsByCall(page, { svcArea, location });
  const { PesGlo } = await call(page, getEstimateDetails, { svcArea, location, template, token });
  await call(page, startRteQuery, {
    pesToken: PesGlo,
    token,
    PayorId: payor,
    PatientIsSubscriber: '1',
    MemberFirstName: 'Ana',
    MemberLastName: 'Rivera',
    MemberDateOfBirth: '4/27/1986',
    MemberId: number,
    GroupNumber: group,
  });
  await page.goto(pathTo('estimates-details', { svcArea, location, template, token }));
}

/** Fills in the insurance of a patient who holds the policy. */
export async function fillInsurance(page: Page, { payor = 'meridian', number, lastName }: Entered): Promise<void> {
  await choosePayor(page, payor);
  await sayPolicyHolder(page, 'yes');
  await fillFields(page, {
    MemberFirstName: 'Ana',
    MemberLastName: lastName ?? 'Rivera',
    MemberDateOfBirth: '04/27/1986',
    MemberId: number,
  });
}

export async function choosePayor(page: Page, payor: string): Promise<void> {
  await page.locator(`.payor-choice input[value="${payor}"]`).check();
}

export async function sayPolicyHolder(page: Page, answer: 'yes' | 'no'): Promise<void> {
  await page.locator(`input[name=insurance-holder][value=${answer}]`).check();
}

export async function fillFields(page: Page, fields: InsuranceFields): Promise<void> {
  for (const [name, value] of Object.entries(fields)) await page.locator(`#insurance-${name}`).fill(value);
}

/** Fills in the insurance and asks the insurer, whatever comes of it. */
export async function ask(page: Page, entered: Entered): Promise<void> {
  await fillInsurance(page, entered);
  await page.locator(proceed).click();
}

/** All the way to an estimate with an insurance that confirms its benefits. */
export async function goToInsured(page: Page, entered: Entered, wanted: Wanted = {}): Promise<void> {
  await openInsurance(page, wanted);
  await ask(page, entered);
  await workingShown(page);
}

/** Waits until an estimate stands on the page, with how it comes about. */
export async function workingShown(page: Page): Promise<void> {
  await page.waitForURL(/\/estimates-details\//);
  await page.locator('.estimate[aria-busy=false] .estimate-working').waitFor();
}

/** What the patient would pay, as the large figure has it. */
export function amountOf(page: Page): Promise<string> {
  return page.locator('.estimate[aria-busy=false] .amount-figure').innerText();
}

/** The amounts of the steps of the working, in cents, from the price that all begins with. */
export async function stepsOfWorking(page: Page): Promise<number[]> {
  const steps = page.locator('.estimate-working .working-step .working-amount');
  return (await steps.allInnerTexts()).map(cents);
}

/** An amount as it is written in either language, in cents. */
export function cents(amount: string): number {
  return Math.round(Number(amount.replaceAll(/[^\d.]/g, '')) * 100);
}

/** The field of a benefit, of the plan (`overall`) or of a service type, or the box beside it that says that there is none. */
export function benefit(scope: string, id: BenefitId | `${BenefitId}-none`): string {
  return `[id="benefit-${scope}:${id}"]`;
}

/** Sends the benefits by hand. */
export async function showEstimate(page: Page): Promise<void> {
  await page.locator(`${byHand} button[type=submit]`).click();
}
