import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { homeStateOf } from '@portico/assistance';
import type { AssistanceRules, AssistanceTexts } from '@portico/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CheckForm } from './check-form.tsx';
import { emptyInput, errorsOf } from './check-input.ts';
import { questionsOf } from './questions-of.ts';

const rules = {
  assets: { limitCents: 1_000_000, furtherPersonCents: 250_000 },
  programmes: [{ id: 'food', name: 'Food stamps' }],
} as unknown as AssistanceRules;
const texts = {
  area: 'Ten towns around the hospital',
  household: '',
  income: '',
  exemptAssets: '',
} as unknown as AssistanceTexts;
const states = [
  { value: 'AK', text: 'Alaska' },
  { value: 'WA', text: 'Washington' },
] as never;

function drawn({ of = rules, area = texts.area, isStateNeeded = false } = {}): string {
  i18n.load('en', {});
  i18n.activate('en');
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <CheckForm
        rules={of}
        texts={{ ...texts, area }}
        states={states}
        isStateNeeded={isStateNeeded}
        input={emptyInput}
        onChange={() => {}}
        onCheck={() => {}}
      />
    </I18nProvider>,
  );
}

/** Questions of the form in their order: a field by itself, or a group of fields. */
const groupsIn = (html: string) =>
  ['id="household"', 'id="income', 'id="state"', 'Food stamps', 'insurance'].map((sign) => html.indexOf(sign));

describe('the check of five questions (issue 14, point 4)', () => {
  it('asks for the household, the money, where one lives, programmes and insurance, in this order', () => {
    const at = groupsIn(drawn());
    expect(at).not.toContain(-1);
    expect(at).toEqual(at.toSorted((a, b) => a - b));
    expect(questionsOf(rules)).toBe(5);
  });

  it('has four where the policy presumes nobody to qualify by a programme', () => {
    const of = { ...rules, programmes: [] };
    expect(drawn({ of })).not.toContain('Food stamps');
    expect(questionsOf(of)).toBe(4);
  });

  it('asks for savings and for the area only where the policy looks at them', () => {
    expect(drawn()).toContain('id="assets"');
    expect(drawn()).toContain('Ten towns around the hospital');
    const without = drawn({ of: { ...rules, assets: null }, area: '' });
    expect(without).not.toContain('id="assets"');
    expect(without).not.toContain('id="area"');
  });

  it('needs the state where the hospitals’ poverty guidelines differ, and leaves it to the person elsewhere', () => {
    expect(homeStateOf({ anchorage: 'AK', seattle: 'WA' }, null)).toBeNull();
    expect(drawn({ isStateNeeded: true })).toContain('Choose a state');
    expect(errorsOf(emptyInput).state).toBe(true);
    expect(drawn({ isStateNeeded: false })).toContain('I would rather not say');
  });
});
