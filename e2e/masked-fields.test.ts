import { pathTo } from '@portico/contract';
import type { Locator, Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { signIn } from './support/account.ts';
import { goToCard, stranger } from './support/sign-up.ts';
import { desktopInEnglish, endVisits, phoneInSpanish, visit, type View } from './support/visitor.ts';

afterAll(endVisits);

/** A field that writes its text anew while one types (spec §5: "Masked input"), or that takes only a part of it. */
interface MaskedField {
  readonly name: string;
  readonly open: (page: Page) => Promise<Locator>;
  /** Keys, and what is shown of them. */
  readonly typed: ReadonlyArray<readonly [keys: string, shown: string]>;
  readonly pasted: readonly [text: string, shown: string];
  readonly filled: readonly [value: string, shown: string];
  /** Keys that are pressed one after the other, and what is shown then, with `|` for the caret. */
  readonly corrected: readonly [text: string, keys: readonly string[], shown: string];
}

const right = (times: number) => ['Home', ...Array.from({ length: times }, () => 'ArrowRight')];

const card: readonly MaskedField[] = [
  {
    name: 'the expiry of a card',
    open: async (page) => page.locator('#expiry'),
    typed: [
      ['4/28', '4/28'],
      ['428', '4/28'],
      ['04/2028', '04/2028'],
    ],
    pasted: [' 04/28', '04/28'],
    filled: ['2028-04', '04/2028'],
    corrected: ['4/28', [...right(1), 'Delete', 'Backspace', '1', '2', '/'], '12/|8'],
  },
  {
    name: 'the number of a card',
    open: async (page) => page.locator('#cardNumber'),
    typed: [
      ['4111111111111111', '4111 1111 1111 1111'],
      ['4111 1111 1111 1111', '4111 1111 1111 1111'],
      ['378282246310005', '3782 822463 10005'],
    ],
    pasted: ['4111-1111-1111-1111', '4111 1111 1111 1111'],
    filled: ['4111111111111111', '4111 1111 1111 1111'],
    corrected: ['41111111', [...right(5), '9', 'Backspace', 'Backspace', '8'], '4118| 1111'],
  },
  {
    name: 'the security code of a card',
    open: async (page) => page.locator('#securityCode'),
    typed: [['1234', '1234']],
    pasted: ['123', '123'],
    filled: ['123', '123'],
    corrected: ['1234', [...right(2), '9', 'Delete'], '129|4'],
  },
  {
    name: 'the billing ZIP code of a card',
    open: async (page) => page.locator('#billingZip'),
    typed: [
      ['94063', '94063'],
      ['94063-1234', '94063-1234'],
    ],
    pasted: ['94063-1234', '94063-1234'],
    filled: ['94063', '94063'],
    corrected: ['9406', [...right(2), '1', 'Delete', 'End', '3'], '94163|'],
  },
];

const others: readonly MaskedField[] = [
  {
    name: 'an access code',
    open: async (page) => {
      await page.goto(pathTo('activation'));
      return page.locator('#access-code');
    },
    typed: [
      ['7k4qd9xm2tr3hwf', '7K4QD-9XM2T-R3HWF'],
      ['7K4QD-9XM2T-R3HWF', '7K4QD-9XM2T-R3HWF'],
    ],
    pasted: ['7K4QD – 9XM2T – R3HWF', '7K4QD-9XM2T-R3HWF'],
    filled: ['7k4qd9xm2tr3hwf', '7K4QD-9XM2T-R3HWF'],
    corrected: ['7K4QD9XM', [...right(6), 'Backspace', 'A', 'Delete'], '7K4QA|-XM'],
  },
  {
    name: 'a code of six digits',
    open: async (page) => {
      await signIn(page, 'mei.chen');
      return page.locator('input[autocomplete=one-time-code]');
    },
    typed: [['123-456', '123456']],
    pasted: ['123 456', '123456'],
    filled: ['123456', '123456'],
    corrected: ['123456', [...right(2), '-', '9', 'Delete', 'Backspace', '7'], '17|456'],
  },
];

describe('a masked field moves the caret under nobody’s fingers (spec §5)', () => {
  it.each([
    ['of a card, on a desktop', desktopInEnglish, card, 'Maskedfield'],
    ['of a card, on a phone', phoneInSpanish, card, 'Maskedphone'],
  ] as const)('%s', async (_, manner, fields, lastName) => {
    const { page, errors, leave } = await comeTo(manner);
    await goToCard(page, stranger(lastName));
    for (const field of fields) await expectHeld(page, field);
    expect(errors).toEqual([]);
    await leave();
  });

  it.each(others)('$name', async (field) => {
    const { page, errors, leave } = await comeTo(desktopInEnglish);
    await expectHeld(page, field);
    expect(errors).toEqual([]);
    await leave();
  });
});

describe('a date of birth (issue 14, point 6)', () => {
  const partsOf = async (page: Page) =>
    Promise.all(['', '-day', '-year'].map((part) => page.locator(`#birth-date${part}`).inputValue()));
  const empty = async (page: Page) => {
    for (const part of ['', '-day', '-year']) await page.locator(`#birth-date${part}`).fill('');
    await page.locator('#birth-date').focus();
  };

  it('is whole however it comes, and a year of two digits is asked about', async () => {
    const { page, errors, leave } = await comeTo(desktopInEnglish);
    await page.goto(pathTo('forgot-username'));
    for (const text of ['3-2-1953', '03021953', '1953-03-02', '3/2/1953']) {
      await empty(page);
      await page.keyboard.type(text);
      expect(await partsOf(page)).toEqual(['3', '2', '1953']);
    }
    for (const text of ['March 2, 1953', '2 de marzo de 1953', '3/2/1953']) {
      await empty(page);
      await page.keyboard.insertText(text);
      await page.keyboard.press('Tab');
      expect(await partsOf(page)).toEqual(['3', '2', '1953']);
      await empty(page);
      await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
      await page.keyboard.press('ControlOrMeta+V');
      await expect.poll(() => partsOf(page)).toEqual(['3', '2', '1953']);
    }
    await empty(page);
    await page.keyboard.type('3/2/53');
    await page.keyboard.press('Tab');
    expect(await partsOf(page)).toEqual(['3', '2', '53']);
    await page.getByText('Which year do you mean?').waitFor();
    await page.getByRole('button', { name: '1953' }).click();
    expect(await partsOf(page)).toEqual(['3', '2', '1953']);
    expect(await page.getByText('Which year do you mean?').count()).toBe(0);
    expect(errors).toEqual([]);
    await leave();
  });

  it('may have its month by name, and what is no month is said', async () => {
    const { page, errors, leave } = await comeTo(desktopInEnglish);
    await page.goto(pathTo('forgot-username'));
    await page.locator('#birth-date').focus();
    for (const key of ['October', 'Tab', '17', 'Tab', '1938']) {
      await (key === 'Tab' ? page.keyboard.press(key) : page.keyboard.type(key));
    }
    expect(await partsOf(page)).toEqual(['10', '17', '1938']);
    await page.locator('#birth-date').fill('Okt');
    await page.locator('main button[type=submit]').press('Enter');
    await page.locator('#birth-date-error').getByText('Okt 17 is not a date').waitFor();
    expect(errors).toEqual([]);
    await leave();
  });
});

async function comeTo(manner: View) {
  const visitor = await visit(manner);
  await visitor.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  return visitor;
}

async function expectHeld(page: Page, { open, ...field }: MaskedField): Promise<void> {
  const input = await open(page);
  const empty = async () => {
    await input.fill('');
    await input.focus();
  };
  for (const [keys, shown] of field.typed) {
    await empty();
    await page.keyboard.type(keys);
    expect(await input.inputValue(), `${field.name}: ${keys}`).toBe(shown);
  }
  await empty();
  await page.evaluate((text) => navigator.clipboard.writeText(text), field.pasted[0]);
  await page.keyboard.press('ControlOrMeta+V');
  await expect.poll(() => input.inputValue()).toBe(field.pasted[1]);

  await empty();
  await input.blur();
  await input.evaluate(fillAsBrowsersDo, field.filled[0]);
  expect(await input.inputValue()).toBe(field.filled[1]);
  // A field that was filled in takes no focus from where somebody types meanwhile.
  expect(await input.evaluate((element) => element === document.activeElement)).toBe(false);

  const [text, keys, corrected] = field.corrected;
  await empty();
  await page.keyboard.type(text);
  for (const key of keys) await page.keyboard.press(key);
  expect(await input.evaluate(withCaret), `${field.name}: corrected`).toBe(corrected);
}

/** Autofill sets the value beneath React, and tells the page as if somebody had typed. */
function fillAsBrowsersDo(element: Element, value: string): void {
  Reflect.set(HTMLInputElement.prototype, 'value', value, element);
  element.dispatchEvent(new Event('input', { bubbles: true }));
  element.dispatchEvent(new Event('change', { bubbles: true }));
}

function withCaret(element: Element): string {
  const { value, selectionStart } = element as HTMLInputElement;
  return `${value.slice(0, selectionStart ?? 0)}|${value.slice(selectionStart ?? 0)}`;
}
