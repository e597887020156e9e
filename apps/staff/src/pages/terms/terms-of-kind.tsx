import { Trans, useLingui } from '@lingui/react/macro';
import type { TermsKind } from '@portico/contract';
import type { PublishedTermsModel } from '@portico/staff-contract';
import { LoadNotice } from '../../frame/publishing/load-notice.tsx';
import { PublishedList } from '../../frame/publishing/published-list.tsx';
import { usePublishing } from '../../frame/publishing/use-publishing.ts';
import { useLoaded } from '../../session/use-loaded.ts';
import { draftKey, nothingTyped } from './draft.ts';
import { PublishTermsDialog } from './publish-terms-dialog.tsx';
import { SettingsCard } from './settings-card.tsx';
import { TermsCard } from './terms-card.tsx';
import { TermsForm } from './terms-form.tsx';
import { WithdrawTermsDialog } from './withdraw-terms-dialog.tsx';

/** The terms of one kind. */
export function TermsOfKind({ kind }: { kind: TermsKind }) {
  const { t } = useLingui();
  const loaded = useLoaded('listTerms', {});
  const publishing = usePublishing<PublishedTermsModel, typeof nothingTyped>(loaded, {
    key: draftKey(kind),
    nothingTyped,
  });
  const { notice, heading, isWithdrawn, form, askToWithdraw, publishes, withdraws } = publishing;
  const { reply } = loaded;
  if (reply === null) return <LoadNotice {...notice} />;
  const published = reply.published.filter((each) => each.kind === kind);
  const ofSettings = reply.ofSettings.filter((each) => each.kind === kind);
  const cardsOf = (...statuses: ReadonlyArray<PublishedTermsModel['status']>) =>
    published
      .filter(({ status }) => statuses.includes(status))
      .map((each) => <TermsCard key={each.number} terms={each} onWithdraw={() => askToWithdraw(each)} />);
  const settingsCards = (shown: typeof ofSettings) =>
    shown.map((each) => <SettingsCard key={`settings ${each.version}`} terms={each} />);
  const inForce = published.find(({ status }) => status === 'inForce') ?? ofSettings.find((each) => each.isInForce);
  // What stands in the settings and nobody ever accepted, since staff had published others, was never in force.
  const settingsBefore = ofSettings.filter((each) => !each.isInForce && each.keptAt !== null);
  return (
    <>
      <LoadNotice {...notice} />
      <PublishedList
        title={t`In force now`}
        cards={[...cardsOf('inForce'), ...settingsCards(ofSettings.filter((each) => each.isInForce))]}
      />
      <PublishedList
        title={t`To come`}
        heading={heading}
        isWithdrawn={isWithdrawn}
        cards={cardsOf('toCome')}
        empty={t`No others are to come.`}
      />
      <section className="stack">
        <h2>
          <Trans>Write new ones</Trans>
        </h2>
        <TermsForm
          {...form}
          kind={kind}
          inForce={inForce?.version ?? ''}
          firstDay={reply.firstDay}
          addedLanguages={reply.addedLanguages}
        />
      </section>
      <PublishedList
        title={t`Earlier ones`}
        cards={[...cardsOf('past', 'withdrawn'), ...settingsCards(settingsBefore)]}
        empty={t`There were no others.`}
      />
      {publishes !== null && <PublishTermsDialog {...publishes} kind={kind} draft={form.draft} seen={reply.lastAct} />}
      {withdraws !== null && <WithdrawTermsDialog {...withdraws.dialog} terms={withdraws.what} />}
    </>
  );
}
