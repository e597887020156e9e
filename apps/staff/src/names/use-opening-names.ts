import { useLingui } from '@lingui/react/macro';
import type { OpeningKind, OpeningModel } from '@portico/staff-contract';
import { useChannelNames } from './use-channel-names.ts';

/** What is asked for, in a few words. */
export function useOpeningNames(): (opening: Pick<OpeningModel, 'kind' | 'channel' | 'recordNumber'>) => string {
  const { t } = useLingui();
  const channels = useChannelNames();
  const kinds: Readonly<Record<OpeningKind, string>> = {
    issueCode: t`Access code`,
    liftSuspension: t`Lift the suspension`,
    reopenAccount: t`Open a closed account again`,
    turnOffTwoStep: t`Turn off the second step`,
    inviteProxy: t`Invite somebody to look after the record`,
    eraseAccount: t`Erase the account for good`,
    linkRecord: t`Open this record to the account`,
    confirmReplay: t`Take a message that is held`,
  };
  return ({ kind, channel, recordNumber }) => {
    const more = channel === null ? recordNumber : channels[channel];
    return more === null ? kinds[kind] : `${kinds[kind]}: ${more}`;
  };
}
