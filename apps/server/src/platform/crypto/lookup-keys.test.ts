import { describe, expect, it } from 'vitest';
import { keysOf } from './keys.ts';
import { deviceKey, personKey, usernameKey } from './lookup-keys.ts';

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

describe('a username is found', () => {
  const key = (username: string) => hex(usernameKey(keysOf('a secret'), username));

  it.each(['Ana.Rivera', '  ana.rivera\n', 'ＡＮＡ.ＲＩＶＥＲＡ'])('however it is written: %s', (username) =>
    expect(key(username)).toBe(key('ana.rivera')),
  );
  it.each(['ana rivera', 'anarivera', 'aná.rivera'])('but not as another one: %s', (username) =>
    expect(key(username)).not.toBe(key('ana.rivera')),
  );
  it.each(['\ud800', 'a\u0000b', ''])('and any text has a key, malformed text too', (username) =>
    expect(key(username)).toHaveLength(64),
  );
  it('under this secret only', () =>
    expect(hex(usernameKey(keysOf('another'), 'ana.rivera'))).not.toBe(key('ana.rivera')));
});

describe('a person is found', () => {
  const person = { firstName: 'Nguyệt', lastName: "O'Brien-Hoàng", birthDate: '1986-04-27', zip: '94110' };
  const key = (changes: Partial<typeof person>) => hex(personKey(keysOf('a secret'), { ...person, ...changes }));

  it('without accents, marks and the end of the ZIP code', () => {
    expect(key({ firstName: 'NGUYET', lastName: 'o brien hoang', zip: '94110-1234' })).toBe(key({}));
  });
  it.each([
    ['K1A 0B1', 'k1a0b1'],
    ['SW1A 1AA', 'SW1A1AA'],
    ['100-0001', '1000001'],
  ])('however a postal code is written: %s and %s', (one, other) =>
    expect(key({ zip: one })).toBe(key({ zip: other })),
  );
  it.each([{ firstName: 'Ana' }, { lastName: 'Hoang' }, { birthDate: '1986-04-28' }, { zip: '94111' }])(
    'and nobody else: %j',
    (changes) => expect(key(changes)).not.toBe(key({})),
  );
  it('as the first name and the last, not as both together', () => {
    expect(key({ firstName: 'Ana Maria', lastName: 'Rivera' })).not.toBe(
      key({ firstName: 'Ana', lastName: 'Maria Rivera' }),
    );
  });
});

it('a key of one kind is no key of another', () => {
  expect(hex(deviceKey(keysOf('a secret'), 'ana'))).not.toBe(hex(usernameKey(keysOf('a secret'), 'ana')));
});
