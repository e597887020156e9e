import type { FactorSecret } from './factor-secret.ts';

/**
 * What the screens call a factor: where its codes go, masked, or the name that its owner gave it. An authenticator app
 * has no name of its own; the screens name it by its kind.
 */
export function factorLabel(factor: FactorSecret): string {
  if (factor.kind === 'sms') return maskPhone(factor.phone);
  if (factor.kind === 'email') return maskEmail(factor.address);
  return factor.kind === 'passkey' ? factor.label : '';
}

/** `(•••) •••-0142`, of an E.164 number. */
export function maskPhone(phone: string): string {
  return `(•••) •••-${phone.slice(-4)}`;
}

/** `a••••@example.org`. The number of dots says nothing. */
function maskEmail(address: string): string {
  const [first = ''] = address;
  return `${first}••••${address.slice(address.lastIndexOf('@'))}`;
}
