import { Trans, useLingui } from '@lingui/react/macro';
import { MAX_ANSWER, type MessageModel } from '@portico/staff-contract';
import type { SyntheticEvent } from 'react';
import { ErrorNotice } from '../../frame/error-notice.tsx';
import { useLanguageNames } from '../../names/use-language-names.ts';
import { useSession } from '../../session/session.tsx';
import { useTyped } from '../../session/typed.ts';
import { useAct } from '../../session/use-act.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { seenOf } from './seen-of.ts';

export interface MessageActProps {
  message: MessageModel;
  /** Hears what was done, in a sentence. */
  onDone: (told: string) => void;
  /** A colleague was faster: the message is to be shown anew. */
  onChanged: () => void;
}

/** Answers the message. What is typed stays until it is sent, whatever a colleague does meanwhile. */
export function AnswerForm({ message, onDone, onChanged }: MessageActProps) {
  const { t } = useLingui();
  const { send, stayAwake } = useSession();
  const languages = useLanguageNames();
  const { reference } = message;
  const [text, setText] = useTyped(`answer to ${reference}`);
  const act = useAct();
  const language = languages(message.language);
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    void act.run(async () => {
      try {
        await send('answerMessage', { reference, seen: seenOf(message), text });
      } catch (failure) {
        onChanged();
        throw failure;
      }
      setText('');
      onDone(t`Answered. A mail tells the writer that there is an answer.`);
    });
  };
  return (
    <form className="card stack" onSubmit={submit} noValidate>
      <TextField
        label={t`Answer`}
        hint={t`The writer reads it in the portal, signed in. Their language: ${language}.`}
        value={text}
        maxLength={MAX_ANSWER}
        isMultiline
        onChange={(typed) => {
          setText(typed);
          stayAwake();
        }}
      />
      <ErrorNotice failure={act.failure} />
      <div className="row">
        <Button type="submit" look="primary" isBusy={act.isBusy}>
          <Trans>Send the answer</Trans>
        </Button>
      </div>
    </form>
  );
}
