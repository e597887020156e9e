import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { AmountClaim } from '@portico/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Difference } from './difference.tsx';

function drawn(one: AmountClaim, other: AmountClaim): string {
  i18n.load('en', {});
  i18n.activate('en');
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <Difference first={{ AmountRaw: 21_000, AmountClaim: one }} second={{ AmountRaw: 95_000, AmountClaim: other }} />
    </I18nProvider>,
  );
}

describe('two saved amounts (decision 131: what is a part is said at the amount)', () => {
  it.each<[AmountClaim, AmountClaim]>([
    ['about', 'about'],
    ['exact', 'about'],
    ['doctorsPart', 'doctorsPart'],
  ])('%s and %s are apart by their difference', (one, other) =>
    expect(drawn(one, other)).toContain('They are $740.00 apart.'),
  );

  it.each<[AmountClaim, AmountClaim]>([
    ['about', 'doctorsPart'],
    ['about', 'least'],
    ['least', 'least'],
    ['incomplete', 'incomplete'],
    ['hospitalPart', 'about'],
  ])('%s and %s are not: they do not hold the same', (one, other) => {
    expect(drawn(one, other)).not.toContain('apart.<');
    expect(drawn(one, other)).toContain('do not hold the same');
  });
});
