import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { Payor } from '@portico/contract';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { noInsurance, type InsuranceInput } from './insurance-input.ts';
import { useInsuranceErrors, type InsuranceErrors } from './use-insurance-errors.ts';

const meridian: Payor = { ID: 'meridian', Name: 'Meridian', CardNames: [], Fields: { MemberId: 2, SubscriberId: 1 } };
const unlisted: Payor = { ID: 'other', Name: 'My insurance is not listed', CardNames: [], Fields: { MemberId: 2 } };

function errorsOf(payor: Payor, input: Partial<InsuranceInput>): InsuranceErrors {
  const found: InsuranceErrors[] = [];
  const Probe = () => {
    found.push(useInsuranceErrors(payor, { ...noInsurance, payorId: payor.ID, MemberId: 'MRD 1', ...input }, null));
    return null;
  };
  i18n.load('en', {});
  i18n.activate('en');
  renderToString(
    <I18nProvider i18n={i18n}>
      <Probe />
    </I18nProvider>,
  );
  const [errors] = found;
  if (errors === undefined) throw new Error('nothing was rendered');
  return errors;
}

describe('what is to be corrected in an insurance', () => {
  it('is who holds the policy, where that is asked and not answered', () => {
    expect(errorsOf(meridian, { isPolicyHolder: '' }).areThere).toBe(true);
    expect(errorsOf(meridian, { isPolicyHolder: 'yes' }).areThere).toBe(false);
    expect(errorsOf(unlisted, { isPolicyHolder: '' }).areThere).toBe(false);
  });
});
