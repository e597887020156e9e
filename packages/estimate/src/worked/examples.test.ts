import { describe, expect, it } from 'vitest';
import { choosePrice } from '../choose-price.ts';
import { chooseRate } from '../choose-rate.ts';
import { coordinatedShare } from '../coordination.ts';
import { patientShare } from '../patient-share.ts';
import { exampleDocument } from './document.ts';
import { insurersAnswers } from './insurers-answers.ts';
import { onePart } from './one-part.ts';
import { outOfNetwork } from './out-of-network.ts';
import { preventiveCare } from './preventive-care.ts';
import { severalParts } from './several-parts.ts';
import { twoInsurances } from './two-insurances.ts';
import { whatElseIsSaid } from './what-else-is-said.ts';
import { whichPrice } from './which-price.ts';

const sections = new Map([
  ['One part', onePart],
  ['Several parts', severalParts],
  ['Out of network', outOfNetwork],
  ['What an insurer’s answer means', insurersAnswers],
  ['Preventive care', preventiveCare],
  ['Two insurances', twoInsurances],
  ['What else an insurer says', whatElseIsSaid],
]);

describe.each([...sections])('worked by hand: %s', (_, examples) => {
  it.each(examples)('$title', ({ parts, pools, second, partsOwed, owed }) => {
    const primary = { parts, pools };
    const share = patientShare(primary);
    expect(share.parts.map((each) => each.owedCents)).toEqual(partsOwed);
    const both = second && coordinatedShare({ primary, secondary: second, rule: second.rule });
    expect((both ?? share).owedCents).toBe(owed);
  });
});

describe('found by hand: which price of the file (issue 13, point 3)', () => {
  it.each(whichPrice)('$title', ({ component, charges, asked, amountCents, lowCents, highCents, line }) => {
    const chosen = asked === 'cash' ? choosePrice(component, charges) : chooseRate(component, charges, () => true);
    expect(chosen).toMatchObject({ amountCents, lowCents, highCents, charge: { line } });
  });
});

it('there are at least 40, and the page of the documentation has them all', async () => {
  expect([...sections.values()].flat().length).toBeGreaterThanOrEqual(40);
  await expect(exampleDocument(sections, whichPrice)).toMatchFileSnapshot('../../../../docs/estimate-examples.md');
});
