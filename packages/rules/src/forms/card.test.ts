import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardForm } from './card.ts';
import { type FormInput, readForm, validateForm, writeForm } from './form.ts';

type Input = FormInput<typeof cardForm>;

const right: Input = {
  cardNumber: '4111 1111 1111 1111',
  expiry: '4/28',
  securityCode: '123',
  billingZip: '94304',
  agreed: 'yes',
};
const paloAlto = { country: 'US', zip: '94304' };
const conditionsOf = ({ cardNumber }: Input, isNumberEnough: boolean, address = paloAlto) => ({
  today: '2026-11-21',
  cardNumber,
  isNumberEnough,
  address,
});
const wrong = (part: Partial<Input>, isNumberEnough = false, refused?: readonly string[]) => {
  const input = { ...right, ...part };
  return validateForm(cardForm, input, conditionsOf(input, isNumberEnough), refused);
};

describe('a credit card (spec §5)', () => {
  it.each<[Partial<Input>, Partial<Record<keyof Input, string>>]>([
    [{}, {}],
    [
      { cardNumber: '', expiry: ' ', securityCode: '', billingZip: '', agreed: '' },
      { cardNumber: 'empty', expiry: 'empty', securityCode: 'empty', billingZip: 'empty', agreed: 'empty' },
    ],
    [{ cardNumber: '4111' }, { cardNumber: 'format' }],
    [{ cardNumber: '4111 1111 1111 1112' }, { cardNumber: 'luhn' }],
    [{ cardNumber: '3530 1113 3330 0000' }, { cardNumber: 'cardType' }],
    [{ expiry: '13/28' }, { expiry: 'format' }],
    [{ expiry: '10/26' }, { expiry: 'past' }],
    [{ securityCode: '1234' }, { securityCode: 'invalid' }],
    [{ cardNumber: '3782 822463 10005' }, { securityCode: 'invalid' }],
    [{ cardNumber: '3782 822463 10005', securityCode: '1234' }, {}],
    [{ billingZip: '9430' }, { billingZip: 'invalid' }],
    [{ billingZip: ' 94304-1234 ' }, {}],
  ])('%j gives %j', (part, errors) => expect(wrong(part)).toEqual(errors));

  it('may be its number alone for clients of the specification', () => {
    const numberAlone = { expiry: '', securityCode: '', billingZip: '' };
    expect(wrong(numberAlone, true)).toEqual({});
    expect(wrong({ expiry: '10/26', securityCode: '1' }, true)).toEqual({ expiry: 'past', securityCode: 'invalid' });
    expect(readForm(cardForm, { ...right, ...numberAlone }, conditionsOf(right, true))).toEqual({
      values: { cardNumber: '4111111111111111', expiry: null, securityCode: null, billingZip: null, agreed: 'yes' },
    });
  });

  it.each<[string, { country: string; zip: string }, string, Partial<Record<keyof Input, string>>]>([
    ['a code of that country', { country: 'CA', zip: 'K1A 0B1' }, 'k1a0b1', {}],
    ['no ZIP code in its place', { country: 'CA', zip: 'K1A 0B1' }, '94304', { billingZip: 'invalid' }],
    ['none where there is none', { country: 'HK', zip: '' }, '', {}],
  ])('asks whoever lives abroad for %s', (_what, address, billingZip, errors) => {
    const input = { ...right, billingZip };
    expect(validateForm(cardForm, input, conditionsOf(input, false, address))).toEqual(errors);
  });

  it('has an error where the server refuses a field', () =>
    expect(wrong({}, false, ['cardNumber', 'expiry', 'securityCode', 'billingZip'])).toEqual({
      cardNumber: 'luhn',
      expiry: 'past',
      securityCode: 'invalid',
      billingZip: 'invalid',
    }));

  it('is read by the server as by the browser, and as the same once written', () => {
    const typed = fc.oneof(
      fc.string({ maxLength: 20 }),
      fc.constantFrom(...Object.values(right), '12/2030', '378282246310005', '1234', ''),
    );
    const inputs = fc.record(
      Object.fromEntries(Object.entries(right).map(([name, value]) => [name, fc.oneof(typed, fc.constant(value))])),
    ) as fc.Arbitrary<Input>;
    fc.assert(
      fc.property(inputs, (input) => {
        const inBrowser = readForm(cardForm, input, conditionsOf(input, false));
        const onServer = readForm(cardForm, input, conditionsOf(input, true));
        expect('errors' in inBrowser ? inBrowser.errors : {}).toEqual(wrong(input));
        expect('errors' in onServer ? onServer.errors : {}).toEqual(wrong(input, true));
        const written = 'values' in inBrowser ? writeForm(cardForm, inBrowser.values) : input;
        expect(readForm(cardForm, written, conditionsOf(written, false))).toEqual(inBrowser);
        expect('values' in inBrowser ? onServer : inBrowser).toEqual(inBrowser);
      }),
    );
  });
});
