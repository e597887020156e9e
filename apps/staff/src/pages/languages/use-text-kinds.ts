import { useLingui } from '@lingui/react/macro';
import type { TextKind } from '@portico/staff-contract';

/** What texts stand on. */
export function useTextKinds(): Readonly<Record<TextKind, string>> {
  const { t } = useLingui();
  return { screens: t`Screens`, messages: t`Mails, letters and documents`, words: t`Titles, services and choices` };
}
