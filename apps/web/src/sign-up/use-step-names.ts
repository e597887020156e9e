import { useLingui } from '@lingui/react/macro';
import './words.ts';

/** What the five steps of the sign-up are called, in their order. */
export function useStepNames(): readonly string[] {
  const { t } = useLingui();
  return [t`Getting started`, t`About you`, t`Confirm who you are`, t`How you sign in`, t`Terms`];
}
