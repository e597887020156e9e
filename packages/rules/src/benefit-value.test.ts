import { describe, expect, it } from 'vitest';
import { formatBenefitValue, readBenefitValue } from './benefit-value.ts';
import { examples, pairs } from './testing/examples.ts';

describe('spec §5, benefit value: a number with no trailing dot, or N/A; two decimals when not whole', () => {
  it.each(pairs('benefit-amount', 'valid', ' = '))('reads the amount %s as %s', (input, text) =>
    expect(readBenefitValue(input, '$')).toMatchObject({ is: 'value', text }),
  );
  it.each(examples('benefit-amount', 'invalid'))('refuses the amount %s', (line) =>
    expect(readBenefitValue(line, '$')).toEqual({ is: 'invalid' }),
  );
  it.each(pairs('benefit-percentage', 'valid', ' = '))('reads the percentage %s as %s', (input, text) =>
    expect(readBenefitValue(input, '%')).toMatchObject({ is: 'value', text }),
  );
  it.each(examples('benefit-percentage', 'invalid'))('refuses the percentage %s', (line) =>
    expect(readBenefitValue(line, '%')).toEqual({ is: 'invalid' }),
  );

  it('counts in hundredths: cents, and basis points', () => {
    expect(readBenefitValue('25.5', '$')).toEqual({ is: 'value', hundredths: 2550, text: '25.50' });
    expect(readBenefitValue('20', '%')).toEqual({ is: 'value', hundredths: 2000, text: '20' });
    expect(readBenefitValue('1.005', '$')).toMatchObject({ hundredths: 101 });
  });
  it.each(['N/A', 'n/a', ' N/A '])('knows %j as not applicable', (input) =>
    expect(readBenefitValue(input, '$')).toEqual({ is: 'notApplicable' }),
  );
  it.each(['', '  '])('knows %j as nothing', (input) => expect(readBenefitValue(input, '%')).toEqual({ is: 'empty' }));
  it('reads again what it has written', () => {
    for (const hundredths of [0, 1, 50, 100, 2550, 999_999_999]) {
      expect(readBenefitValue(formatBenefitValue(hundredths), '$')).toMatchObject({ hundredths });
    }
  });
});
