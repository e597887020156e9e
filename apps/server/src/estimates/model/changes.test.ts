import type { AmountClaim, EstimateResult } from '@portico/contract';
import { describe, expect, it } from 'vitest';
import { messagesOf } from '../../documents/messages/messages-of.ts';
import type { SavedFigures } from '../figures/saved-figures.ts';
import { changesSince } from './changes.ts';

const today = { IsSelfPayEstimate: true, Working: [], PatientAmountRaw: 57_000 } as unknown as EstimateResult;

function totalOf(before: AmountClaim | undefined, claim: AmountClaim) {
  const saved: SavedFigures = {
    amountCents: 52_000,
    selfPayCents: 52_000,
    serviceName: 'MRI',
    nameLanguage: 'en',
    locationName: 'Alder Bay',
    payorName: '',
    ...(before === undefined ? {} : { claim: before }),
  };
  const [{ BeforeText, AfterText, DifferenceText } = {}] = changesSince(saved, { today, claim }, messagesOf('en'));
  return [BeforeText, AfterText, DifferenceText];
}

describe('what an amount was and is, with what each claims to be (decision 238)', () => {
  it.each<[AmountClaim | undefined, AmountClaim, string[]]>([
    ['exact', 'about', ['$520.00', 'About $570.00', '+$50.00']],
    [undefined, 'about', ['About $520.00', 'About $570.00', '+$50.00']],
    ['least', 'about', ['At least $520.00', 'About $570.00', '']],
    [
      'doctorsPart',
      'doctorsPart',
      ['The doctor’s part alone, about $520.00', 'The doctor’s part alone, about $570.00', '+$50.00'],
    ],
  ])('%s, then %s', (before, claim, texts) => expect(totalOf(before, claim)).toEqual(texts));
});
