import type { HeldScope } from '@portico/contract';
import { useLingui } from '@lingui/react/macro';

/** What an access allows, each in a few words. */
export function useScopeNames(): Readonly<Record<HeldScope, string>> {
  const { t } = useLingui();
  return {
    view: t`see saved estimates and visits`,
    estimates: t`make and change estimates`,
    messages: t`read and write messages`,
    manage: t`book and change visits`,
    saved: t`see saved estimates`,
  };
}
