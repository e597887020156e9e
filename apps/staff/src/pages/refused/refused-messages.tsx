import { Plural, useLingui } from '@lingui/react/macro';
import { type RefusedMessageModel, type ReplayOutcome, replayOutcomes } from '@portico/staff-contract';
import { useState } from 'react';
import { TickButtons } from '../../frame/tick-buttons.tsx';
import { useErrorText } from '../../frame/use-error-text.ts';
import { useTimes } from '../../formats/use-times.ts';
import { Button } from '../../ui/button.tsx';
import { CheckField } from '../../ui/check-field.tsx';
import { type DataColumn, DataTable } from '../../ui/data-table.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useKeptFocus } from '../../ui/use-kept-focus.ts';
import { SettleDialog, type Settlement } from './settle-dialog.tsx';
import { useMessageName } from './use-message-name.ts';
import { useOutcomeTexts } from './use-outcome-texts.ts';
import { WhyRefused } from './why-refused.tsx';
import '../../ui/ticked-acts.css';

export interface RefusedMessagesProps {
  messages: readonly RefusedMessageModel[];
  /** How many wait in all. */
  found: number;
  onChanged: () => void;
}

/** Those that wait are ticked, and settled together. */
export function RefusedMessages({ messages, found, onChanged }: RefusedMessagesProps) {
  const { t } = useLingui();
  const { time } = useTimes();
  const nameOf = useMessageName();
  const outcomeText = useOutcomeTexts();
  const errorText = useErrorText();
  const part = useKeptFocus<HTMLElement>();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [settlement, setSettlement] = useState<Settlement | null>(null);
  const [said, setSaid] = useState<Said | null>(null);
  const ticked = messages.filter(({ messageId }) => chosen.has(messageId));
  const done = (told: Said): void => {
    setSettlement(null);
    setChosen(new Set());
    setSaid(told);
    onChanged();
  };
  const columns: readonly DataColumn<RefusedMessageModel>[] = [
    {
      id: 'message',
      name: t`Message`,
      renderCell: (message) => (
        <CheckField
          label={nameOf(message)}
          isChecked={chosen.has(message.messageId)}
          onChange={(isChecked) => {
            const next = new Set(chosen);
            if (isChecked) next.add(message.messageId);
            else next.delete(message.messageId);
            setChosen(next);
          }}
        />
      ),
    },
    { id: 'why', name: t`Why refused`, renderCell: (message) => <WhyRefused message={message} /> },
    {
      id: 'sender',
      name: t`Sender`,
      renderCell: ({ sender, receivedAt }) => (
        <>
          {sender || '–'}
          <br />
          <span className="secondary">{time(receivedAt)}</span>
        </>
      ),
    },
  ];
  return (
    <section className="stack" aria-label={t`Refused messages`} {...part}>
      {said !== null && (
        <Notice look={said.look}>
          {said.texts.map((each) => (
            <p key={each}>{each}</p>
          ))}
        </Notice>
      )}
      {messages.length > 1 && (
        <div className="row">
          <TickButtons
            isAnyShown
            isAnyTicked={ticked.length > 0}
            onAll={() => setChosen(new Set(messages.map(({ messageId }) => messageId)))}
            onNone={() => setChosen(new Set())}
          />
        </div>
      )}
      <DataTable
        label={t`Refused messages`}
        columns={columns}
        items={messages}
        keyOf={({ messageId }) => messageId}
        empty={t`No message waits.`}
      />
      {found > messages.length && (
        <p className="secondary">
          <Plural
            value={found - messages.length}
            one="# newer message is shown once some of these are settled."
            other="# newer messages are shown once some of these are settled."
          />
        </p>
      )}
      {ticked.length > 0 && (
        <div className="row ticked-acts">
          <Button look="primary" onPress={() => setSettlement('replay')}>
            <Plural value={ticked.length} one="Try # message again" other="Try # messages again" />
          </Button>
          <Button look="danger" onPress={() => setSettlement('discard')}>
            <Plural value={ticked.length} one="Discard # message" other="Discard # messages" />
          </Button>
        </div>
      )}
      {settlement !== null && (
        <SettleDialog
          settlement={settlement}
          messages={ticked}
          onReplayed={(outcomes) => done(saidOf(outcomes, outcomeText))}
          onDiscarded={(told) => done({ look: 'good', texts: [told] })}
          onGone={() => {
            setSettlement(null);
            setSaid({ look: 'bad', texts: [errorText('messageSettled')] });
            onChanged();
          }}
          onCancel={() => setSettlement(null)}
        />
      )}
    </section>
  );
}

/** What came of what was done last. */
interface Said {
  readonly look: 'good' | 'hint' | 'bad';
  readonly texts: readonly string[];
}

/** One sentence for each outcome that there was. */
function saidOf(outcomes: readonly ReplayOutcome[], textOf: (outcome: ReplayOutcome, count: number) => string): Said {
  const texts = replayOutcomes.flatMap((each) => {
    const count = outcomes.filter((outcome) => outcome === each).length;
    return count === 0 ? [] : [textOf(each, count)];
  });
  return { look: outcomes.includes('refused') ? 'hint' : 'good', texts };
}
