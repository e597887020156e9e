import { useLingui } from '@lingui/react/macro';
import type { CodeChannel } from '@portico/staff-contract';

/** How a code reaches its patient. */
export function useChannelNames(): Readonly<Record<CodeChannel, string>> {
  const { t } = useLingui();
  return {
    print: t`Printed here, to hand over`,
    letter: t`By letter to the address on file`,
    sms: t`By text message to the phone on file`,
  };
}
