import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CheckFailed } from './check-failed.tsx';
import type { CheckOutcome } from './use-eligibility-check.ts';

const noAnswer: CheckOutcome = {
  is: 'notConfirmed',
  asked: null,
  reason: 'noAnswer',
  text: '',
  errors: [],
  mayAskAgain: false,
  language: 'en',
  model: null,
};

function shown(outcome: Partial<CheckOutcome>): string {
  i18n.load('en', {});
  i18n.activate('en');
  const nothing = () => {};
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <CheckFailed
        outcome={{ ...noAnswer, ...outcome }}
        payorName="Cascadia Blue"
        onLookAgain={nothing}
        onAskAgain={nothing}
        onCheckEntries={nothing}
        onEnterBenefits={nothing}
        onSelfPay={nothing}
        isStarting={false}
        isBusy={false}
      />
    </I18nProvider>,
  );
}

describe('a check without benefits (spec §4)', () => {
  it.each<[string, Partial<CheckOutcome>]>([
    ['Cascadia Blue did not answer in time', {}],
    ['We received no answer from Cascadia Blue that we can use', { text: 'No answer.' }],
    ['Cascadia Blue cannot answer right now', { text: 'Ask again.', mayAskAgain: true }],
    ['Cascadia Blue says that this coverage is not active', { reason: 'inactive', text: 'Not active.' }],
    ['Cascadia Blue gave us only some of your benefits', { reason: 'incomplete', text: 'Enter the rest.' }],
    ['Cascadia Blue does not know this member number', { reason: 'unknownNumber', text: 'Check the number.' }],
    ['Cascadia Blue could not use these details', { reason: 'rejected', text: 'Check the name.' }],
    ['Cascadia Blue may have answered about somebody else', { reason: 'anotherPerson', text: 'Check the name.' }],
    ['Cascadia Blue pays only after you have paid a certain amount', { reason: 'spendDown', text: 'Ask Medicaid.' }],
  ])('is told as "%s"', (title, outcome) => expect(shown(outcome)).toContain(`>${title}</h2>`));

  it('offers to ask the insurer again where that can be done at once (decision 72), by its name', () => {
    expect(shown({ mayAskAgain: true })).toContain('Ask Cascadia Blue again');
    expect(shown({})).not.toContain('Ask Cascadia Blue again');
  });
});
