import { Trans, useLingui } from '@lingui/react/macro';
import type { AnnouncementModel, StaffReply } from '@portico/staff-contract';
import { useEffect, useRef, useState } from 'react';
import { ErrorNotice } from '../../frame/error-notice.tsx';
import { Page } from '../../frame/page.tsx';
import { useDraft } from '../../frame/use-draft.ts';
import { useLoaded } from '../../session/use-loaded.ts';
import { Notice } from '../../ui/notice.tsx';
import { AnnouncementForm } from './announcement-form.tsx';
import { AnnouncementWords } from './announcement-words.tsx';
import { DRAFT_KEY, nothingTyped } from './draft.ts';
import { Past } from './past.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { Standing } from './standing.tsx';
import { useAnnouncementTexts } from './use-announcement-texts.ts';
import { WithdrawDialog } from './withdraw-dialog.tsx';

/** What stands above the sign-in form, what is to come and what was; and a form to write the next one. */
export function AnnouncementsPage() {
  const { t } = useLingui();
  const { reply, failure, reload } = useLoaded('listAnnouncements', {});
  const { draft: typed, change, clear } = useDraft(DRAFT_KEY, nothingTyped);
  const [asked, setAsked] = useState<'publish' | AnnouncementModel | null>(null);
  const [told, setTold] = useState<'published' | 'withdrawn' | null>(null);
  const nowHeading = useRef<HTMLHeadingElement>(null);
  const formHeading = useRef<HTMLHeadingElement>(null);
  // What is withdrawn takes its buttons with it, and focus with them.
  useEffect(() => {
    if (told === 'withdrawn' && reply !== null && document.activeElement === document.body) nowHeading.current?.focus();
  }, [told, reply]);
  const done = (what: 'published' | 'withdrawn'): void => {
    setAsked(null);
    setTold(what);
    reload();
  };
  const replace = ({ number, kind }: AnnouncementModel): void => {
    change({ replaces: number, kind });
    formHeading.current?.focus();
  };
  const standing = reply?.announcements.filter(({ status }) => status !== 'over') ?? [];
  const addedLanguages = reply?.addedLanguages ?? [];
  // One that is over meanwhile is nobody's place to take.
  const replaces = standing.some(({ number }) => number === typed.replaces) ? typed.replaces : null;
  const draft = { ...typed, replaces };
  const cardOf = (each: AnnouncementModel) => (
    <Standing
      key={each.number}
      announcement={each}
      addedLanguages={addedLanguages}
      onReplace={() => replace(each)}
      onWithdraw={() => setAsked(each)}
    />
  );
  return (
    <Page title={t`Announcements`}>
      <p className="secondary">
        <Trans>
          What stands above the sign-in form for everybody. Of several whose time it is, the one that began last is
          shown, and the one before it again afterwards.
        </Trans>
      </p>
      <ErrorNotice failure={failure} />
      {reply !== null && (
        <>
          <section className="stack">
            <h2 ref={nowHeading} tabIndex={-1}>
              <Trans>Now</Trans>
            </h2>
            {told === 'withdrawn' && (
              <Notice look="good">
                <Trans>Withdrawn.</Trans>
              </Notice>
            )}
            {standing.filter(({ status }) => status === 'shown').map(cardOf)}
            {!standing.some(({ status }) => status === 'shown') && (
              <OfFile ofFile={reply.ofFile} addedLanguages={addedLanguages} />
            )}
            {standing.filter(({ status }) => status === 'waiting').map(cardOf)}
          </section>
          <section className="stack">
            <h2>
              <Trans>To come</Trans>
            </h2>
            {standing
              .filter(({ status }) => status === 'toCome')
              .toSorted(firstFirst)
              .map(cardOf)}
            {!standing.some(({ status }) => status === 'toCome') && (
              <p className="secondary">
                <Trans>Nothing is to come.</Trans>
              </p>
            )}
          </section>
          <section className="stack">
            <h2 ref={formHeading} tabIndex={-1}>
              <Trans>Write one</Trans>
            </h2>
            <AnnouncementForm
              draft={draft}
              onChange={(part) => {
                setTold(null);
                change(part);
              }}
              onClear={clear}
              onReady={() => setAsked('publish')}
              isPublished={told === 'published'}
              standing={standing}
              addedLanguages={addedLanguages}
            />
          </section>
          <Past announcements={reply.announcements.filter(({ status }) => status === 'over')} isCut={reply.isCut} />
          {asked === 'publish' && (
            <PublishDialog
              draft={draft}
              addedLanguages={addedLanguages}
              standing={standing}
              seen={reply.lastAct}
              onDone={() => {
                clear();
                done('published');
              }}
              onCancel={() => setAsked(null)}
              onChanged={reload}
            />
          )}
        </>
      )}
      {asked !== null && asked !== 'publish' && (
        <WithdrawDialog
          announcement={asked}
          addedLanguages={addedLanguages}
          onDone={() => done('withdrawn')}
          onCancel={(hasChanged) => {
            setAsked(null);
            if (hasChanged) reload();
          }}
        />
      )}
    </Page>
  );
}

function firstFirst(one: AnnouncementModel, other: AnnouncementModel): number {
  return Date.parse(one.from) - Date.parse(other.from);
}

/** While staff announce nothing, the settings' file says what is shown. */
function OfFile({ ofFile, addedLanguages }: Pick<StaffReply<'listAnnouncements'>, 'ofFile' | 'addedLanguages'>) {
  const { kinds } = useAnnouncementTexts();
  if (ofFile === null) {
    return (
      <p className="secondary">
        <Trans>Nothing is announced.</Trans>
      </p>
    );
  }
  return (
    <div className="card stack">
      <p className="secondary">
        <Trans>
          Staff announce nothing: this stands in the settings of the portal, where operators change it. What is
          published here is shown in its place.
        </Trans>
      </p>
      <p>{kinds[ofFile.kind]}</p>
      <AnnouncementWords text={ofFile.text} addedLanguages={addedLanguages} />
    </div>
  );
}
