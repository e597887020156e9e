import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import type { RefusedMessageModel, ReplayOutcome } from '@portico/staff-contract';
import { useState } from 'react';
import { ErrorNotice } from '../../frame/error-notice.tsx';
import { ReasonField } from '../../frame/reason-field.tsx';
import { useSession } from '../../session/session.tsx';
import { useAct } from '../../session/use-act.ts';
import { failureOf } from '../../session/use-loaded.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useMessageName } from './use-message-name.ts';

/** What is done with messages that wait. */
export type Settlement = 'replay' | 'discard';

export interface SettleDialogProps {
  settlement: Settlement;
  messages: readonly RefusedMessageModel[];
  onReplayed: (outcomes: readonly ReplayOutcome[]) => void;
  onDiscarded: (told: string) => void;
  /** A colleague has settled one of them meanwhile: nothing was done. */
  onGone: () => void;
  onCancel: () => void;
}

/** More are not read before somebody decides. */
const MOST_NAMED = 5;

/** Asks once more, and why. */
export function SettleDialog({ settlement, messages, onReplayed, onDiscarded, onGone, onCancel }: SettleDialogProps) {
  const { t } = useLingui();
  const { send } = useSession();
  const nameOf = useMessageName();
  const act = useAct();
  const [reason, setReason] = useState('');
  const count = messages.length;
  const messageIds = messages.map(({ messageId }) => messageId);
  const named = messages.slice(0, MOST_NAMED);
  const isReplay = settlement === 'replay';
  const confirm = (): void => {
    void act.run(async () => {
      if (isReplay) {
        const { outcomes } = await send('replayMessages', { messageIds, reason });
        onReplayed(outcomes.map(({ outcome }) => outcome));
        return;
      }
      try {
        await send('discardMessages', { messageIds, reason });
      } catch (error) {
        if (failureOf(error).error !== 'messageSettled') throw error;
        onGone();
        return;
      }
      onDiscarded(t`${plural(count, { one: '# message is discarded.', other: '# messages are discarded.' })}`);
    });
  };
  return (
    <ConfirmDialog
      title={
        isReplay
          ? t`${plural(count, { one: 'Try this message again?', other: 'Try # messages again?' })}`
          : t`${plural(count, { one: 'Discard this message?', other: 'Discard # messages?' })}`
      }
      act={isReplay ? t`Try again` : t`Discard`}
      cancel={t`Cancel`}
      isDangerous={!isReplay}
      isBusy={act.isBusy}
      onConfirm={confirm}
      onCancel={onCancel}
    >
      <ul>
        {named.map((message) => (
          <li key={message.messageId}>{nameOf(message)}</li>
        ))}
        {count > named.length && (
          <li>
            <Trans>and {count - named.length} more</Trans>
          </li>
        )}
      </ul>
      <p>
        {isReplay ? (
          <Plural
            value={count}
            one="It is read again as it came, by the settings of now."
            other="They are read again as they came, each by itself, by the settings of now."
          />
        ) : (
          <Plural
            value={count}
            one="It is deleted for good. If its sender sends it again, it is refused as before."
            other="They are deleted for good. If their sender sends them again, they are refused as before."
          />
        )}
      </p>
      <ReasonField value={reason} onChange={setReason} />
      <ErrorNotice failure={act.failure} />
    </ConfirmDialog>
  );
}
