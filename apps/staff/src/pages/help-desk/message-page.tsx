import { Trans, useLingui } from '@lingui/react/macro';
import { type MessageModel, staffPages } from '@portico/staff-contract';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { ErrorNotice } from '../../frame/error-notice.tsx';
import { Page } from '../../frame/page.tsx';
import { useLanguageNames } from '../../names/use-language-names.ts';
import { useTimes } from '../../formats/use-times.ts';
import { useLoaded } from '../../session/use-loaded.ts';
import { Badge } from '../../ui/badge.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useKeptFocus } from '../../ui/use-kept-focus.ts';
import { AnswerForm } from './answer-form.tsx';
import { CloseMessage } from './close-message.tsx';
import { useMessageNames } from './use-message-names.ts';
import './message-page.css';

/** One message: who wrote it and what, what was answered, and an answer. */
export function MessagePage() {
  const { reference = '' } = useParams();
  // What is typed for one patient never stands on the page of another.
  return <Message key={reference} reference={reference} />;
}

function Message({ reference }: { reference: string }) {
  const { t } = useLingui();
  const [said, setSaid] = useState<string | null>(null);
  const { reply: message, failure, reload } = useLoaded('showMessage', { reference });
  const part = useKeptFocus<HTMLElement>();
  const done = (told: string): void => {
    setSaid(told);
    reload();
  };
  return (
    <Page title={t`Message ${reference}`}>
      <p>
        <Link to={staffPages.messages}>
          <Trans>All messages</Trans>
        </Link>
      </p>
      <ErrorNotice failure={failure} />
      <section className="stack stack-loose" aria-label={t`Message ${reference}`} {...part}>
        {said !== null && <Notice look="good">{said}</Notice>}
        {message !== null && (
          <>
            <Letter message={message} />
            {message.answers.map((answer) => (
              <Answer key={answer.answeredAt} answer={answer} />
            ))}
            {message.isOfAccount ? (
              <AnswerForm message={message} onDone={done} onChanged={reload} />
            ) : (
              <Notice look="hint">
                <Trans>
                  This was sent without an account: its writer could not read an answer here. Write or call yourself,
                  then close the message.
                </Trans>
              </Notice>
            )}
            {message.status !== 'closed' && <CloseMessage message={message} onDone={done} onChanged={reload} />}
          </>
        )}
      </section>
    </Page>
  );
}

function Letter({ message }: { message: MessageModel }) {
  const { t } = useLingui();
  const { time, ago, date } = useTimes();
  const languages = useLanguageNames();
  const { topics, statuses, choice } = useMessageNames();
  const { status, isLate, topic, sentAt, language, name, birthDate, phone, email, contactVia, platformType } = message;
  const [when, distance] = [time(sentAt), ago(sentAt)];
  return (
    <section className="card stack" aria-label={t`What was written`}>
      <p className="row">
        <Badge look={statuses[status].look}>{statuses[status].text}</Badge>
        {isLate && <Badge look="bad">{t`Late`}</Badge>}
        <span className="secondary">{topics[topic]}</span>
        <span className="secondary">
          <Trans>
            Sent {distance}, {when}
          </Trans>
        </span>
      </p>
      <p className="letter" lang={language}>
        {message.text}
      </p>
      <Facts
        facts={[
          [t`Name, as they say`, name],
          [t`Born`, date(birthDate)],
          [t`Phone`, phone],
          [t`Email`, email],
          [t`Would like an answer`, choice(contactVia)],
          [t`Uses`, choice(platformType)],
          [t`Language`, languages(language)],
          [t`Writer`, message.isOfAccount ? t`Signed in to an account` : t`Without an account`],
        ]}
      />
    </section>
  );
}

function Answer({ answer: { text, answeredAt, readAt } }: { answer: MessageModel['answers'][number] }) {
  const { t } = useLingui();
  const { time } = useTimes();
  const at = time(answeredAt);
  const readOn = readAt === null ? null : time(readAt);
  return (
    <section className="card stack">
      <h2>
        <Trans>Answered on {at}</Trans>
      </h2>
      <p className="letter">{text}</p>
      <p className="secondary">{readOn === null ? t`Not read yet` : t`Read on ${readOn}`}</p>
    </section>
  );
}
