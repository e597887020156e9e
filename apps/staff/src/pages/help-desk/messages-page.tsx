import { Trans, useLingui } from '@lingui/react/macro';
import { type HelpDeskTopic, helpDeskTopics } from '@portico/contract';
import {
  type ListedMessageModel,
  type MessageStatus,
  messageStatuses,
  staffPages,
  type StaffReply,
} from '@portico/staff-contract';
import { useState } from 'react';
import { generatePath, Link, useSearchParams } from 'react-router';
import { ErrorNotice } from '../../frame/error-notice.tsx';
import { Page } from '../../frame/page.tsx';
import { useLanguageNames } from '../../names/use-language-names.ts';
import { useTimes } from '../../formats/use-times.ts';
import { useSession } from '../../session/session.tsx';
import { useAct } from '../../session/use-act.ts';
import { useLoaded } from '../../session/use-loaded.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ChoiceField } from '../../ui/choice-field.tsx';
import { type DataColumn, DataTable } from '../../ui/data-table.tsx';
import { useMessageNames } from './use-message-names.ts';

/** What the help desk has to answer: the one that has waited longest first. What is shown stands in the address, for the way back. */
export function MessagesPage() {
  const { t } = useLingui();
  const { topics, statuses } = useMessageNames();
  const [query, setQuery] = useSearchParams();
  const status = messageStatuses.find((each) => each === query.get('status')) ?? 'open';
  const topic = helpDeskTopics.find((each) => each === query.get('topic')) ?? null;
  const { reply, failure } = useLoaded('listMessages', { status, topic });
  const choose = (chosen: { status: MessageStatus; topic: HelpDeskTopic | null }): void =>
    setQuery({ status: chosen.status, ...(chosen.topic === null ? {} : { topic: chosen.topic }) }, { replace: true });
  return (
    <Page title={t`Messages`}>
      <div className="card fields">
        <ChoiceField
          label={t`Status`}
          value={status}
          options={messageStatuses.map((value) => ({ value, label: statuses[value].text }))}
          onChange={(value) => choose({ status: value, topic })}
        />
        <ChoiceField<HelpDeskTopic | 'all'>
          label={t`What they are about`}
          value={topic ?? 'all'}
          options={[
            { value: 'all', label: t`Questions and comments` },
            ...helpDeskTopics.map((value) => ({ value, label: topics[value] })),
          ]}
          onChange={(value) => choose({ status, topic: value === 'all' ? null : value })}
        />
      </div>
      <ErrorNotice failure={failure} />
      {reply !== null && <PagedMessages key={`${status} ${topic}`} first={reply} asked={{ status, topic }} />}
    </Page>
  );
}

/** The first page, and those that somebody asks for behind it. */
function PagedMessages({
  first,
  asked,
}: {
  first: StaffReply<'listMessages'>;
  asked: { status: MessageStatus; topic: HelpDeskTopic | null };
}) {
  const { send } = useSession();
  const act = useAct();
  const [further, setFurther] = useState<readonly StaffReply<'listMessages'>[]>([]);
  const pages = [first, ...further];
  const { next } = pages.at(-1) ?? first;
  const addNext = (): void => {
    void act.run(async () => {
      const page = await send('listMessages', { ...asked, after: next });
      setFurther((before) => [...before, page]);
    });
  };
  return (
    <>
      <Messages messages={pages.flatMap(({ messages }) => messages)} />
      <ErrorNotice failure={act.failure} />
      {next !== null && (
        <div className="row">
          <Button isBusy={act.isBusy} onPress={addNext}>
            {asked.status === 'open' ? <Trans>Further messages</Trans> : <Trans>Older messages</Trans>}
          </Button>
        </div>
      )}
    </>
  );
}

function Messages({ messages }: { messages: readonly ListedMessageModel[] }) {
  const { t } = useLingui();
  const { time, ago } = useTimes();
  const languages = useLanguageNames();
  const { topics, statuses } = useMessageNames();
  const columns: readonly DataColumn<ListedMessageModel>[] = [
    {
      id: 'reference',
      name: t`Reference number`,
      renderCell: ({ reference }) => <Link to={generatePath(staffPages.message, { reference })}>{reference}</Link>,
    },
    {
      id: 'sentAt',
      name: t`Sent`,
      renderCell: ({ sentAt }) => (
        <>
          {ago(sentAt)}
          <br />
          <span className="secondary">{time(sentAt)}</span>
        </>
      ),
    },
    { id: 'topic', name: t`What it is`, renderCell: ({ topic }) => topics[topic] },
    { id: 'language', name: t`Language`, renderCell: ({ language }) => languages(language) },
    {
      id: 'writer',
      name: t`Writer`,
      renderCell: ({ isOfAccount }) => (isOfAccount ? t`With an account` : t`Without an account`),
    },
    {
      id: 'status',
      name: t`Status`,
      renderCell: ({ status, isLate }) =>
        isLate ? (
          <Badge look="bad">{t`Late`}</Badge>
        ) : (
          <Badge look={statuses[status].look}>{statuses[status].text}</Badge>
        ),
    },
  ];
  return (
    <DataTable
      label={t`Messages`}
      columns={columns}
      items={messages}
      keyOf={({ reference }) => reference}
      empty={t`There is no such message.`}
    />
  );
}
