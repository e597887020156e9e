import { Trans, useLingui } from '@lingui/react/macro';
import type { AnnouncementModel, StaffReply } from '@portico/staff-contract';
import { useRef } from 'react';
import { Page } from '../../frame/page.tsx';
import { LoadNotice } from '../../frame/publishing/load-notice.tsx';
import { PublishedList } from '../../frame/publishing/published-list.tsx';
import { usePublishing } from '../../frame/publishing/use-publishing.ts';
import { useLoaded } from '../../session/use-loaded.ts';
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
  const loaded = useLoaded('listAnnouncements', {});
  const publishing = usePublishing<AnnouncementModel, typeof nothingTyped>(loaded, { key: DRAFT_KEY, nothingTyped });
  const { notice, heading, isWithdrawn, form, askToWithdraw, publishes, withdraws } = publishing;
  const formHeading = useRef<HTMLHeadingElement>(null);
  const { reply } = loaded;
  const replace = ({ number, kind }: AnnouncementModel): void => {
    form.onChange({ replaces: number, kind });
    formHeading.current?.focus();
  };
  const standing = reply?.announcements.filter(({ status }) => status !== 'over') ?? [];
  const addedLanguages = reply?.addedLanguages ?? [];
  // One that is over meanwhile is nobody's place to take.
  const replaces = standing.some(({ number }) => number === form.draft.replaces) ? form.draft.replaces : null;
  const draft = { ...form.draft, replaces };
  const cardsOf = (shown: readonly AnnouncementModel[]) =>
    shown.map((each) => (
      <Standing
        key={each.number}
        announcement={each}
        addedLanguages={addedLanguages}
        onReplace={() => replace(each)}
        onWithdraw={() => askToWithdraw(each)}
      />
    ));
  const shownNow = cardsOf(standing.filter(({ status }) => status === 'shown'));
  return (
    <Page title={t`Announcements`}>
      <p className="secondary">
        <Trans>
          What stands above the sign-in form for everybody. Of several whose time it is, the one that began last is
          shown, and the one before it again afterwards.
        </Trans>
      </p>
      <LoadNotice {...notice} />
      {reply !== null && (
        <>
          <PublishedList
            title={t`Now`}
            heading={heading}
            isWithdrawn={isWithdrawn}
            cards={[
              ...(shownNow.length > 0
                ? shownNow
                : [<OfFile key="file" ofFile={reply.ofFile} addedLanguages={addedLanguages} />]),
              ...cardsOf(standing.filter(({ status }) => status === 'waiting')),
            ]}
          />
          <PublishedList
            title={t`To come`}
            cards={cardsOf(standing.filter(({ status }) => status === 'toCome').toSorted(firstFirst))}
            empty={t`Nothing is to come.`}
          />
          <section className="stack">
            <h2 ref={formHeading} tabIndex={-1}>
              <Trans>Write one</Trans>
            </h2>
            <AnnouncementForm {...form} draft={draft} standing={standing} addedLanguages={addedLanguages} />
          </section>
          <Past announcements={reply.announcements.filter(({ status }) => status === 'over')} isCut={reply.isCut} />
          {publishes !== null && (
            <PublishDialog
              {...publishes}
              draft={draft}
              addedLanguages={addedLanguages}
              standing={standing}
              seen={reply.lastAct}
            />
          )}
        </>
      )}
      {withdraws !== null && (
        <WithdrawDialog {...withdraws.dialog} announcement={withdraws.what} addedLanguages={addedLanguages} />
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
