import { useLingui } from '@lingui/react/macro';
import type { recordNoticeForm } from '@portico/rules';
import type { FormMessages } from '../../forms/form-messages.ts';

export function useNoticeMessages(): FormMessages<typeof recordNoticeForm> {
  const { t } = useLingui();
  return {
    noticeCode: {
      empty: t`Enter the code of our letter or message`,
      invalid: t`Enter all 15 letters and digits of the code, in three groups of five`,
    },
  };
}
