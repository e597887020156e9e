import type { Locator, Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { accountForms } from './support/account-forms-with-fields.ts';
import { guestForms } from './support/forms-with-fields.ts';
import { endVisits, isRefusal, isTurnOf, visit, type View } from './support/visitor.ts';

afterAll(endVisits);

const typedInto =
  ':is(main, dialog[open]) :is(input:not([type=radio], [type=checkbox], [type=hidden], [type=range], [type=file], [aria-hidden=true]), textarea):visible:not([disabled])';

const phoneInEnglish: View = { width: 390, language: 'en' };

describe('each field (issue 14, point 6)', () => {
  it.each([
    ['signed out', guestForms],
    ['signed in', accountForms],
  ])(
    'of who is %s holds the same, typed key by key, pasted, filled in, dictated or corrected in the middle',
    async (_who, forms) => {
      const { page, errors, leave } = await visit(phoneInEnglish);
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.goto('/');
      let turn = 0;
      for (const { name, open, draws } of forms) {
        await open(page);
        const wanted = Object.values(draws).flat();
        for (const id of wanted) await page.locator(idOf(id)).waitFor();
        const fields = page.locator(typedInto);
        await fields.first().waitFor();
        const ids = await fields.evaluateAll((all) => all.map(({ id }) => id));
        expect({ name, missing: wanted.filter((id) => !ids.includes(id)) }).toEqual({ name, missing: [] });
        expect(ids).not.toContain('');
        for (const id of ids) {
          const { typed, otherwise } = await heldBy(page, id, (place) => isTurnOf(turn % WAYS, WAYS, place));
          turn += 1;
          expect({ name, id, otherwise }).toEqual({ name, id, otherwise: otherwise.map(([way]) => [way, typed]) });
        }
      }
      expect(errors.filter((error) => !isRefusal(error))).toEqual([]);
      await leave();
    },
  );
});

/** Besides typing. */
const WAYS = 4;

/** What a field holds when it is typed, and after the other ways of filling it whose turn it is. */
async function heldBy(page: Page, id: string, isTurn: (place: number) => boolean) {
  const field = page.locator(idOf(id));
  const { keyboard } = page;
  await field.focus();
  const text = await textFor(field);
  // What stood there is replaced, as one does who sees that it is wrong.
  const held = async (fill: () => Promise<unknown>) => {
    await keyboard.press('ControlOrMeta+A');
    await fill();
    return field.inputValue();
  };
  const typed = await held(() => keyboard.type(text));
  expect(signsOf(typed), `${id} takes all of “${text}”`).toBe(signsOf(text));
  const ways: ReadonlyArray<readonly [way: string, fill: () => Promise<unknown>]> = [
    [
      'pasted',
      async () => {
        await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
        await keyboard.press('ControlOrMeta+V');
      },
    ],
    ['filled in', () => field.evaluate(fillAsBrowsersDo, text)],
    ['dictated', () => keyboard.insertText(text)],
    [
      'corrected',
      async () => {
        await keyboard.type(text.slice(0, 1) + text.slice(2));
        for (const key of ['Home', 'ArrowRight', text.slice(1, 2)]) await keyboard.press(key);
      },
    ],
  ];
  const otherwise: Array<readonly [way: string, held: string]> = [];
  for (const [place, [way, fill]] of ways.entries()) if (isTurn(place)) otherwise.push([way, await held(fill)]);
  return { typed, otherwise };
}

const idOf = (id: string) => `[id="${id}"]`;

/** Without how a field groups them. */
const signsOf = (text: string) => text.replaceAll(/[ -]/g, '').toLowerCase();

/** Something that its kind of field may hold. */
function textFor(field: Locator): Promise<string> {
  return field.evaluate((element) => {
    const { type, inputMode, id } = element as HTMLInputElement;
    if (type === 'email') return 'ana@example.org';
    if (id.endsWith('-year')) return '1953';
    if (type === 'tel') return '6505550142';
    return inputMode === 'numeric' || inputMode === 'decimal' ? '12' : 'ana12';
  });
}

/** Autofill sets the value beneath React, and tells the page as if somebody had typed. */
function fillAsBrowsersDo(element: Element, value: string): void {
  Reflect.set(Object.getPrototypeOf(element) as object, 'value', value, element);
  element.dispatchEvent(new Event('input', { bubbles: true }));
  element.dispatchEvent(new Event('change', { bubbles: true }));
}
