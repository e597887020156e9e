import type { FactorSecret } from './factor-secret.ts';

/**
 * A factor's label on the screens: the masked phone or mailbox, or the name that the owner gave it. An authenticator
 * app has no name; the screens use its kind.
 */
export function factorLabel(factor: FactorSecret): string {
  if (factor.kind === 'sms') return maskPhone(factor.phone);
  if (factor.kind === 'email') return maskEmail(factor.address);
  return factor.kind === 'passkey' ? factor.label : '';
}

/** `(•••) •••-0142`, from an E.164 number or its end; `+••• 0142` from one of another country, whose numbers are as long as it wants. */
export function maskPhone(phone: string): string {
  const isAbroad = phone.startsWith('+') && !phone.startsWith('+1');
  return `${isAbroad ? '+••• ' : '(•••) •••-'}${phone.slice(-4)}`;
}

/** `a••••@example.org`. The number of dots is always the same. */
function maskEmail(address: string): string {
  const [first = ''] = address;
  return `${first}••••${address.slice(address.lastIndexOf('@'))}`;
}
