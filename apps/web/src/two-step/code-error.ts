import { useLingui } from '@lingui/react/macro';
import type { CallFailure } from '../api/call-failure.ts';
import './words.ts';

/** Whether a failure is about the code itself, and so belongs to its field. */
export function isAboutCode({ error }: CallFailure): boolean {
  return error === 'codeInvalid' || error === 'codeUsed' || error === 'codeExpired';
}

/** What is wrong with a code that was refused (spec §8, 'Verification code'); undefined for other failures. */
export function useCodeError(failure: CallFailure | null): string | undefined {
  const { t } = useLingui();
  if (failure?.error === 'codeInvalid') return t`Verification code is invalid`;
  if (failure?.error === 'codeUsed') return t`Verification code is already used`;
  if (failure?.error === 'codeExpired')
    return t`Verification code has expired. Ask for a new one, or choose another way`;
  return undefined;
}
