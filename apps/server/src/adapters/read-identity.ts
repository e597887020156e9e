import { readPhone } from '@portico/rules';
import type { IdentityProvider } from '../platform/settings/identity-providers.ts';
import type { Identity } from '../ports/identity-providers.ts';

export type Claims = Readonly<Record<string, unknown>>;

/** Names of RFC 8176, which alone are passed on: others mean something at one identity provider alone. */
const knownMethods = new Set(
  'face fpt geo hwk iris kba mca mfa otp pin pop pwd rba retina sc sms swk tel user vbm wia'.split(' '),
);

/** Reads who has come from the claims that an identity provider tells, by the names of its settings. */
export function readIdentity({ claims: names, proof }: IdentityProvider, claims: Claims): Identity {
  const say = (name: string): string => textOf(claimOf(claims, name));
  const birthDate = say(names.birthDate);
  const isPhoneConfirmed = claimOf(claims, `${names.phone}_verified`) === true;
  return {
    subject: textOf(claims['sub']),
    session: textOf(claims['sid']),
    level: proof === undefined ? null : levelOf(proof, claims),
    amr: listOf(claims['amr']).filter((method) => knownMethods.has(method)),
    firstName: say(names.firstName),
    middleName: say(names.middleName),
    lastName: say(names.lastName),
    birthDate: /^\d{4}-\d{2}-\d{2}$/.test(birthDate) ? birthDate : '',
    zip: say(names.zip),
    street: say(names.street).split('\n')[0] ?? '',
    phone: isPhoneConfirmed ? phoneOf(say(names.phone)) : '',
  };
}

function levelOf({ levels, levelClaim }: NonNullable<IdentityProvider['proof']>, claims: Claims): Identity['level'] {
  const told = claimOf(claims, levelClaim);
  const reached = [told]
    .flat()
    .map(textOf)
    .find((value) => Object.hasOwn(levels, value));
  return reached === undefined ? null : (levels[reached] ?? null);
}

/** A claim by its name; else, where the name has dots, by the path that they make. Some names are addresses, with dots of their own. */
export function claimOf(claims: Claims, name: string): unknown {
  if (Object.hasOwn(claims, name)) return claims[name];
  return name
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? (value as Claims)[key] : undefined,
      claims,
    );
}

function listOf(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).filter((each): each is string => typeof each === 'string');
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

function phoneOf(text: string): string {
  const read = readPhone(text);
  return 'phone' in read ? read.phone.e164 : '';
}
