import { describe, expect, it } from 'vitest';
import { codesAsText } from './codes-as-text.ts';

describe('recovery codes that are copied or downloaded', () => {
  it('stand in two columns below what they are', () => {
    const codes = ['WW481-95338', 'AAT4E-ATAGX', 'RB84N-6XHTE', '67PPB-YPKHQ'];
    expect(codesAsText(['Recovery codes', 'For the account mei.chen'], codes)).toBe(
      [
        'Recovery codes',
        'For the account mei.chen',
        '',
        'WW481-95338    AAT4E-ATAGX',
        'RB84N-6XHTE    67PPB-YPKHQ',
        '',
      ].join('\n'),
    );
  });

  it('lose none where their number is odd', () => {
    expect(codesAsText([], ['WW481-95338'])).toBe('\nWW481-95338\n');
  });
});
