import { pathTo } from '@portico/contract';
import type { Locator, Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { acceptTermsByCall } from './support/guest.ts';
import { choosePayor, openInsurance, sayPolicyHolder } from './support/insured-guest.ts';
import { answerPatient } from './support/sign-up.ts';
import { endVisits, phoneInSpanish, visit } from './support/visitor.ts';

afterAll(endVisits);

/** Where somebody types. What comes later in a flow is made of the same fields; masked ones have a test of their own. */
const forms: ReadonlyArray<readonly [name: string, open: (page: Page) => Promise<unknown>]> = [
  ['signing in', (page) => page.goto('/')],
  ['a forgotten password', (page) => page.goto(pathTo('forgot-password'))],
  ['a forgotten username', (page) => page.goto(pathTo('forgot-username'))],
  ['the activation of an account', (page) => page.goto(pathTo('activation'))],
  ['the help desk', (page) => page.goto(pathTo('contact-helpdesk'))],
  [
    'the sign-up',
    async (page) => {
      await page.goto(pathTo('signup'));
      await answerPatient(page, true);
      await page.locator('#firstName').waitFor();
    },
  ],
  [
    'a search for a service',
    async (page) => {
      await page.goto(pathTo('estimates'));
      const place = { svcArea: 'bay', location: 'alder-main' };
      const token = await acceptTermsByCall(page, place);
      await page.goto(pathTo('estimates-services', { ...place, token }));
      await page.locator('input[type=search]').waitFor();
    },
  ],
  [
    'the insurance of somebody else',
    async (page) => {
      await openInsurance(page);
      await choosePayor(page, 'cascadia-blue');
      await sayPolicyHolder(page, 'no');
    },
  ],
];

const typedInto = 'main :is(input:not([type=radio], [type=checkbox], [type=hidden]), textarea):visible:not([disabled])';

describe('each field (issue 14, point 6)', () => {
  it('holds the same, typed key by key, pasted, filled in, dictated or corrected in the middle', async () => {
    const { page, errors, leave } = await visit(phoneInSpanish);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    for (const [name, open] of forms) {
      await open(page);
      const fields = page.locator(typedInto);
      await fields.first().waitFor();
      const ids = await fields.evaluateAll((all) => all.map(({ id }) => id));
      expect(ids).not.toContain('');
      for (const id of ids) {
        expect({ name, id, ...(await heldBy(page, id)) }).toEqual({ name, id, ...(await asTyped(page, id)) });
      }
    }
    expect(errors).toEqual([]);
    await leave();
  });
});

/** What a field holds after each way of filling it. */
interface Held {
  readonly pasted: string;
  readonly filledIn: string;
  readonly dictated: string;
  readonly corrected: string;
}

async function asTyped(page: Page, id: string): Promise<Held> {
  const field = await empty(page, id);
  await page.keyboard.type(await textFor(field));
  const typed = await field.inputValue();
  expect(typed, `${id} takes what is typed`).not.toBe('');
  return { pasted: typed, filledIn: typed, dictated: typed, corrected: typed };
}

async function heldBy(page: Page, id: string): Promise<Held> {
  const text = await textFor(page.locator(idOf(id)));
  const paste = await empty(page, id);
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('ControlOrMeta+V');
  const pasted = await paste.inputValue();
  const autofill = await empty(page, id);
  await autofill.evaluate(fillAsBrowsersDo, text);
  const filledIn = await autofill.inputValue();
  const dictate = await empty(page, id);
  await page.keyboard.insertText(text);
  const dictated = await dictate.inputValue();
  const correct = await empty(page, id);
  await page.keyboard.type(text.slice(0, 1) + text.slice(2));
  for (const key of ['Home', 'ArrowRight']) await page.keyboard.press(key);
  await page.keyboard.type(text.slice(1, 2));
  return { pasted, filledIn, dictated, corrected: await correct.inputValue() };
}

async function empty(page: Page, id: string): Promise<Locator> {
  const field = page.locator(idOf(id));
  await field.fill('');
  await field.focus();
  return field;
}

const idOf = (id: string) => `[id="${id}"]`;

/** Something that its kind of field may hold. */
function textFor(field: Locator): Promise<string> {
  return field.evaluate((element) => {
    const { type, inputMode, id } = element as HTMLInputElement;
    if (type === 'email') return 'ana@example.org';
    if (id.endsWith('-year')) return '1953';
    return type === 'tel' ? '6505550142' : inputMode === 'numeric' ? '12' : 'ana12';
  });
}

/** Autofill sets the value beneath React, and tells the page as if somebody had typed. */
function fillAsBrowsersDo(element: Element, value: string): void {
  Reflect.set(Object.getPrototypeOf(element) as object, 'value', value, element);
  element.dispatchEvent(new Event('input', { bubbles: true }));
  element.dispatchEvent(new Event('change', { bubbles: true }));
}
