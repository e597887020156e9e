import { describe, expect, it } from 'vitest';
import { recipientsOf } from './access-code-letter.ts';

const name = (firstName: string, lastName: string, middleName = '') => ({ firstName, middleName, lastName });
const at = (lines: string[], city: string, state: string, zip: string, country: string) =>
  ({ use: 'home', lines, city, state, zip, country }) as const;

describe('whom a letter with an access code goes to', () => {
  it('is the patient at the first address, as the country writes it', () => {
    const addresses = [at(['12 Juniper Street', 'Apt 4'], 'Palo Alto', 'CA', '94301', 'US'), at([], '', '', '', '')];
    expect(recipientsOf({ name: name('Inés', 'Soler', 'María'), otherNames: [], addresses }, 'US')).toEqual([
      { lines: ['Inés María Soler', '12 Juniper Street', 'Apt 4', 'Palo Alto, CA 94301'], country: 'US' },
    ]);
  });

  it('is named in every script on record, and abroad with the country in capitals', () => {
    const addresses = [at(['1-2-3 Minami Aoyama'], 'Minato-ku', 'Tokyo', '107-0062', 'JP')];
    const [written, latin] = recipientsOf(
      { name: name('由紀', '田中'), otherNames: [name('Yuki', 'Tanaka')], addresses },
      'US',
    );
    const lines = ['1-2-3 Minami Aoyama', '107-0062 Minato-ku, Tokyo', 'JAPAN'];
    expect(written).toEqual({ lines: ['田中 由紀', ...lines], country: 'JP' });
    expect(latin).toEqual({ lines: ['Yuki Tanaka', ...lines], country: 'JP' });
  });

  it('is nobody where no address is on file', () => {
    expect(recipientsOf({ name: name('Inés', 'Soler'), otherNames: [], addresses: [] }, 'US')).toEqual([]);
    expect(
      recipientsOf({ name: name('Inés', 'Soler'), otherNames: [], addresses: [at([], '', '', '', '')] }, 'US'),
    ).toEqual([]);
  });
});
