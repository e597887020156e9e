import { demographicsForm } from '@portico/rules';
import { describe, expect, it } from 'vitest';
import type { FormMessages } from '../../forms/form-messages.ts';
import { unsaidErrors } from '../../forms/testing/sentences.tsx';
import { nothingTyped } from './typed-again.ts';
import { useDemographicsMessages } from './use-demographics-messages.ts';

const catalogues = {
  es: [() => import('./locales/es.po'), () => import('../../forms/locales/es.po')],
};

describe('what is said of the demographics of a sign-up', () => {
  it.each([
    ['US', 'specification'],
    ['CA', 'asWritten'],
    ['IE', 'asWritten'],
  ] as const)('is a sentence for each field and reason, in each language (%s, %s)', async (country, nameRule) => {
    const conditions = { today: '2026-11-21', nameRule };
    const useMessages = () => useDemographicsMessages({ ...nothingTyped, country }, conditions);
    expect(await unsaidErrors(demographicsForm, useMessages, catalogues)).toEqual([]);
  });

  it('is missed where a catalogue or a table has none', async () => {
    const useNone = () => ({ firstName: '', gender: 'Choose your legal sex' });
    const { firstName, gender } = demographicsForm;
    expect(await unsaidErrors({ firstName, gender }, useNone, catalogues)).toEqual([
      ...['empty', 'characters', 'length'].map((reason) => `en: firstName: ${reason}`),
      ...['empty', 'characters', 'length'].map((reason) => `es: firstName: ${reason}`),
      'es: gender: empty',
      'es: gender: invalid',
    ]);
  });

  it('lacks no field and no reason: either does not compile', () => {
    type Messages = FormMessages<Pick<typeof demographicsForm, 'workPhone' | 'race'>>;
    const phone = { digits: '…', characters: '…', invalid: '…' };
    const whole: Messages = { workPhone: phone, race: '…' };
    // @ts-expect-error no sentence for the race
    const noField: Messages = { workPhone: phone };
    // @ts-expect-error no sentence for a phone of too few digits
    const noReason: Messages = { workPhone: { characters: '…', invalid: '…' }, race: '…' };
    // @ts-expect-error a reason that no phone is refused for
    const noSuchReason: Messages = { workPhone: { ...phone, tooLoud: '…' }, race: '…' };
    expect([whole, noField, noReason, noSuchReason]).toHaveLength(4);
  });
});
