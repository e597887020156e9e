import type { StaffErrorName } from '@portico/staff-contract';
import type { CallFailure } from '../api/send.ts';
import { useErrorText } from './use-error-text.ts';

/** Where why something failed is said: at the field that it is about, or for all. */
export interface ErrorAt {
  /** What a field says, of the errors that are about it. */
  readonly at: (...errors: readonly StaffErrorName[]) => string | null;
  /** What no field says, of which some say these. */
  readonly elsewhere: (...errors: readonly StaffErrorName[]) => CallFailure | null;
}

export function useErrorAt(failure: CallFailure | null): ErrorAt {
  const textOf = useErrorText();
  const isOf = (errors: readonly string[]): boolean => failure !== null && errors.includes(failure.error);
  return {
    at: (...errors) => (failure !== null && isOf(errors) ? textOf(failure.error) : null),
    elsewhere: (...errors) => (isOf(errors) ? null : failure),
  };
}
