import { Trans } from '@lingui/react/macro';
import type { TermsKind } from '@portico/contract';
import type { PublishedTermsModel } from '@portico/staff-contract';
import { useEffect, useRef, useState } from 'react';
import { ErrorNotice } from '../../frame/error-notice.tsx';
import { useDraft } from '../../frame/use-draft.ts';
import { useLoaded } from '../../session/use-loaded.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { draftKey, nothingTyped } from './draft.ts';
import { PublishTermsDialog } from './publish-terms-dialog.tsx';
import { SettingsCard } from './settings-card.tsx';
import { TermsCard } from './terms-card.tsx';
import { TermsForm } from './terms-form.tsx';
import { WithdrawTermsDialog } from './withdraw-terms-dialog.tsx';

/** The terms of one kind. */
export function TermsOfKind({ kind }: { kind: TermsKind }) {
  const { reply, failure, reload } = useLoaded('listTerms', {});
  const { draft, change, clear } = useDraft(draftKey(kind), nothingTyped);
  const [asked, setAsked] = useState<'publish' | PublishedTermsModel | null>(null);
  const [told, setTold] = useState<'published' | 'withdrawn' | null>(null);
  const comingHeading = useRef<HTMLHeadingElement>(null);
  // What is withdrawn takes its button with it, and focus with it.
  useEffect(() => {
    if (told === 'withdrawn' && reply !== null && document.activeElement === document.body) {
      comingHeading.current?.focus();
    }
  }, [told, reply]);
  const done = (what: 'published' | 'withdrawn'): void => {
    setAsked(null);
    setTold(what);
    reload();
  };
  if (reply === null) return <ErrorNotice failure={failure} />;
  const published = reply.published.filter((each) => each.kind === kind);
  const ofSettings = reply.ofSettings.filter((each) => each.kind === kind);
  const cardsOf = (...statuses: ReadonlyArray<PublishedTermsModel['status']>) =>
    published
      .filter(({ status }) => statuses.includes(status))
      .map((each) => <TermsCard key={each.number} terms={each} onWithdraw={() => setAsked(each)} />);
  const inForce = published.find(({ status }) => status === 'inForce') ?? ofSettings.find((each) => each.isInForce);
  const toCome = cardsOf('toCome');
  // What stands in the settings and nobody ever accepted, since staff had published others, was never in force.
  const settingsBefore = ofSettings.filter((each) => !each.isInForce && each.keptAt !== null);
  const earlier = [
    ...cardsOf('past', 'withdrawn'),
    ...settingsBefore.map((each) => <SettingsCard key={`settings ${each.version}`} terms={each} />),
  ];
  return (
    <>
      {failure !== null && (
        <Notice look="bad">
          <div className="stack">
            <p>
              <Trans>What is shown may be old: it could not be loaded again.</Trans>
            </p>
            <div className="row">
              <Button onPress={reload}>
                <Trans>Try again</Trans>
              </Button>
            </div>
          </div>
        </Notice>
      )}
      <section className="stack">
        <h2>
          <Trans>In force now</Trans>
        </h2>
        {cardsOf('inForce')}
        {ofSettings
          .filter((each) => each.isInForce)
          .map((each) => (
            <SettingsCard key={each.version} terms={each} />
          ))}
      </section>
      <section className="stack">
        <h2 ref={comingHeading} tabIndex={-1}>
          <Trans>To come</Trans>
        </h2>
        {told === 'withdrawn' && (
          <Notice look="good">
            <Trans>Withdrawn.</Trans>
          </Notice>
        )}
        {toCome.length > 0 ? (
          toCome
        ) : (
          <p className="secondary">
            <Trans>No others are to come.</Trans>
          </p>
        )}
      </section>
      <section className="stack">
        <h2>
          <Trans>Write new ones</Trans>
        </h2>
        <TermsForm
          kind={kind}
          draft={draft}
          onChange={(part) => {
            setTold(null);
            change(part);
          }}
          onClear={clear}
          onReady={() => setAsked('publish')}
          isPublished={told === 'published'}
          inForce={inForce?.version ?? ''}
          firstDay={reply.firstDay}
          addedLanguages={reply.addedLanguages}
        />
      </section>
      <section className="stack">
        <h2>
          <Trans>Earlier ones</Trans>
        </h2>
        {earlier.length > 0 ? (
          earlier
        ) : (
          <p className="secondary">
            <Trans>There were no others.</Trans>
          </p>
        )}
      </section>
      {asked === 'publish' && (
        <PublishTermsDialog
          kind={kind}
          draft={draft}
          seen={reply.lastAct}
          onDone={() => {
            clear();
            done('published');
          }}
          onCancel={() => setAsked(null)}
          onChanged={reload}
        />
      )}
      {asked !== null && asked !== 'publish' && (
        <WithdrawTermsDialog
          terms={asked}
          onDone={() => done('withdrawn')}
          onCancel={(hasChanged) => {
            setAsked(null);
            if (hasChanged) reload();
          }}
        />
      )}
    </>
  );
}
