import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readInterchanges } from '../envelope/read-interchanges.ts';
import { benefitsOf } from './benefits-of.ts';

const folder = fileURLToPath(new URL('../../../../../shared/data/x12/', import.meta.url));
const READS = '(reads ../shared/data when present)';

function benefits(file: string) {
  const [transaction] = readInterchanges(readFileSync(`${folder}${file}`, 'utf8')).flatMap(({ groups }) =>
    groups.flatMap(({ transactions }) => transactions),
  );
  if (transaction?.kind !== '271') throw new Error(`${file} holds no 271`);
  return benefitsOf(transaction, { serviceTypeCodes: ['98'], date: '2026-11-21' });
}

describe.skipIf(!existsSync(folder))('benefits of published answers', () => {
  it(`a payer’s yearly figures, the maximum with an empty EB06, in network and out ${READS}`, () => {
    const { overall, byServiceType, outOfNetwork, planName } = benefits('pokitdok-2.271');
    expect(planName).toBe('Open Choice');
    const figures = { totalCents: 300_000, remainingCents: 298_357, familyRemainingCents: 595_609 };
    expect(overall).toMatchObject({ deductible: figures, outOfPocket: figures });
    expect(byServiceType.get('98')).toMatchObject({ covered: true, deductible: { source: 'plan' } });
    expect(byServiceType.get('98')?.copay).toMatchObject({
      candidates: [
        { value: { cents: 2000, per: null }, messages: ['PRIMARY OFFICE'], coverageLevel: 'ESP' },
        { value: { cents: 3000, per: null }, coverageLevel: 'ESP' },
      ],
    });
    expect(outOfNetwork?.overall.outOfPocket).toMatchObject({ totalCents: 1_250_000, remainingCents: 1_248_357 });
  });

  it(`a dependent’s copay for an office visit, named by a row of many service types ${READS}`, () => {
    const { dependent, byServiceType, outOfNetwork } = benefits('lfh-dependent-health-benefit-check-1.271');
    expect(dependent?.firstName).toBe('MARY');
    expect(byServiceType.get('98')?.copay).toEqual({ value: { cents: 1000, per: 'visit' } });
    expect(outOfNetwork?.byServiceType.get('98')?.copay).toEqual({ value: { cents: 3000, per: 'visit' } });
  });
});
