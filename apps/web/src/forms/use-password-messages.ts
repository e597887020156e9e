import { useLingui } from '@lingui/react/macro';
import {
  checkPassword,
  PASSWORD_LENGTH,
  type PasswordError,
  type PasswordSurroundings,
  surroundingErrors,
} from '@portico/rules';
import { usePortal } from '../portal/portal.tsx';
import type { PasswordRule } from '../ui/password-rules.tsx';
import './words.ts';

export interface PasswordWords {
  /** What is wrong with a password: the texts of spec §5, and ours for what else is refused. */
  readonly messageOf: (error: PasswordError) => string;
  /** What a password must have, and which of it this one has. */
  readonly rulesOf: (password: string, surroundings: PasswordSurroundings) => readonly PasswordRule[];
}

/** What the browser knows of the words that are refused; the server knows the names of the sites as well. */
export function usePasswordSurroundings(): PasswordSurroundings {
  const { name, timeZone } = usePortal().settings;
  const year = Number(new Intl.DateTimeFormat('en', { timeZone, year: 'numeric' }).format());
  return { hospital: name, year };
}

/** What is said to whoever chooses a password. */
export function usePasswordMessages(): PasswordWords {
  const { t } = useLingui();
  const { min, max } = PASSWORD_LENGTH;
  const messages: Readonly<Record<PasswordError, () => string>> = {
    characters: () => t`Password cannot contain:& < > " '`,
    length: () => t`Password should be between ${min} to ${max} characters.`,
    letter: () => t`Password should contain at least one letter.`,
    digit: () => t`Password should contain at least one number.`,
    email: () => t`Password should not be formatted like an email address.`,
    invalid: () => t`Invalid password`,
    common: () => t`This password is too common, or it was stolen from another site. Choose one that only you use.`,
    personal: () => t`A password must not contain your name, your username or your date of birth, nor its year.`,
    hospital: () => t`A password must not contain the name of the hospital or of one of its sites.`,
    year: () => t`A password must not contain this year, the last one or the next.`,
    same: () => t`This is your current password. Choose a different one.`,
  };
  const rulesOf = (password: string, surroundings: PasswordSurroundings): PasswordRule[] => {
    const errors = new Set([...checkPassword(password), ...surroundingErrors(password, surroundings)]);
    const { hospital, year } = surroundings;
    const met = (error: PasswordError) => password !== '' && !errors.has(error);
    return [
      { name: t`${min} to ${max} characters`, met: met('length') },
      { name: t`At least one letter`, met: met('letter') },
      { name: t`At least one number`, met: met('digit') },
      { name: t`None of these: & < > " '`, met: met('characters') },
      { name: t`Not an email address`, met: met('email') },
      { name: t`Not the name of ${hospital}`, met: met('hospital') },
      { name: t`Not a year like ${year}`, met: met('year') },
    ];
  };
  return { messageOf: (error) => messages[error](), rulesOf };
}
