import { Trans, useLingui } from '@lingui/react/macro';
import type { OpeningModel, OpeningStatus } from '@portico/staff-contract';
import { useState } from 'react';
import { ErrorNotice } from '../../frame/error-notice.tsx';
import { Page } from '../../frame/page.tsx';
import { useOpeningNames } from '../../names/use-opening-names.ts';
import { useTimes } from '../../formats/use-times.ts';
import { useSession } from '../../session/session.tsx';
import { useAct } from '../../session/use-act.ts';
import { useLoaded } from '../../session/use-loaded.ts';
import { Badge, type BadgeLook } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { type DataColumn, DataTable } from '../../ui/data-table.tsx';
import { Notice } from '../../ui/notice.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { useKeptFocus } from '../../ui/use-kept-focus.ts';
import { type Decision, DecisionDialog } from './decision-dialog.tsx';

/** What opens an account waits here for a second person. */
export function OpeningsPage() {
  const { t } = useLingui();
  const { send } = useSession();
  const { time, date } = useTimes();
  const names = useOpeningNames();
  const { reply, failure, reload } = useLoaded('listOpenings', {});
  const [decision, setDecision] = useState<Decision | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const act = useAct();
  const part = useKeptFocus<HTMLElement>();
  const print = ({ openingId, status }: OpeningModel): void => {
    void act.run(async () => {
      // What became of it is seen on the page: after an answer that was lost it is printed anew.
      const { fileName, pdf } = await send('printLetter', { openingId }).finally(reload);
      saveFile(
        fileName,
        'application/pdf',
        Uint8Array.from(atob(pdf), (character) => character.charCodeAt(0)),
      );
      setSaid(
        status === 'approved'
          ? t`The letter was saved. Print it, and hand it over in person.`
          : t`The letter was saved with a new code. Print it, hand it over in person, and destroy the one before: its code is good no more.`,
      );
    });
  };
  const columns: readonly DataColumn<OpeningModel>[] = [
    {
      id: 'person',
      name: t`Person`,
      renderCell: ({ person, birthDate, of }) =>
        person === null || birthDate === null ? (
          <span className="secondary">
            <Trans>The account is erased</Trans>
          </span>
        ) : (
          <>
            {person}
            <br />
            <span className="secondary">
              {date(birthDate)} · {of}
            </span>
          </>
        ),
    },
    { id: 'what', name: t`What`, renderCell: (opening) => names(opening) },
    { id: 'reason', name: t`Reason`, renderCell: ({ reason }) => reason },
    {
      id: 'asked',
      name: t`Asked by`,
      renderCell: ({ askedBy, askedAt }) => (
        <>
          {askedBy}
          <br />
          <span className="secondary">{time(askedAt)}</span>
        </>
      ),
    },
    { id: 'status', name: t`Status`, renderCell: (opening) => <Status opening={opening} /> },
    {
      id: 'acts',
      name: t`Decide`,
      renderCell: (opening) => (
        <div className="row">
          {opening.status === 'waiting' && !opening.isOwn && (
            <Button look="primary" onPress={() => setDecision({ kind: 'approve', opening })}>
              <Trans>Approve</Trans>
            </Button>
          )}
          {opening.status === 'waiting' && (
            <Button onPress={() => setDecision({ kind: 'decline', opening })}>
              {opening.isOwn ? t`Take back` : t`Decline`}
            </Button>
          )}
          {opening.canPrint && (
            <Button
              look={opening.status === 'approved' ? 'primary' : 'secondary'}
              isBusy={act.isBusy}
              onPress={() => print(opening)}
            >
              {opening.status === 'approved' ? t`Print the letter` : t`Print it anew`}
            </Button>
          )}
        </div>
      ),
    },
  ];
  return (
    <Page title={t`Approvals`}>
      <p className="secondary">
        <Trans>
          What opens an account or erases one takes two people. Whoever approves makes sure, as the one who asks has,
          that it is the right person. What is not decided within a day is over.
        </Trans>
      </p>
      <section className="stack" aria-label={t`Approvals`} {...part}>
        {said !== null && <Notice look="good">{said}</Notice>}
        <ErrorNotice failure={failure ?? act.failure} />
        {reply !== null && (
          <DataTable
            label={t`Approvals`}
            columns={columns}
            items={reply.openings}
            keyOf={({ openingId }) => openingId}
            empty={t`Nothing waits.`}
          />
        )}
        {decision !== null && (
          <DecisionDialog
            decision={decision}
            onCancel={(refused) => {
              setDecision(null);
              // What could not be decided may have been decided by a colleague.
              if (refused !== null) reload();
            }}
            onDone={(told) => {
              setDecision(null);
              setSaid(told);
              reload();
            }}
          />
        )}
      </section>
    </Page>
  );
}

function Status({ opening: { status, decidedBy } }: { opening: OpeningModel }) {
  const { t } = useLingui();
  const texts: Readonly<Record<OpeningStatus, { look: BadgeLook; text: string }>> = {
    waiting: { look: 'hint', text: t`Waits` },
    approved: { look: 'good', text: t`Approved` },
    done: { look: 'good', text: t`Done` },
    declined: { look: 'plain', text: t`Declined` },
  };
  const { look, text } = texts[status];
  return (
    <>
      <Badge look={look}>{text}</Badge>
      {decidedBy !== null && (
        <>
          <br />
          <span className="secondary">{decidedBy}</span>
        </>
      )}
    </>
  );
}
