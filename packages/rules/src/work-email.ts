import { readEmail } from './email.ts';

/** 'Enter your work email address'; 'Enter a valid email address' (spec §5); an address of another domain. */
export type WorkEmailError = 'empty' | 'invalid' | 'domain';

/**
 * Reads an e-mail address of a partner's employee (spec §5). Its domain must be exactly one of the partner's: people
 * who do not work there may have an address of a subdomain, such as alumni.
 *
 * @param domains in lower case; an empty list accepts every domain.
 */
export function readWorkEmail(
  input: string,
  domains: readonly string[],
): { email: string } | { error: WorkEmailError } {
  if (input.trim() === '') return { error: 'empty' };
  const email = readEmail(input);
  if (email === null) return { error: 'invalid' };
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return domains.length === 0 || domains.includes(domain) ? { email } : { error: 'domain' };
}
