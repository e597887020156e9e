import { Trans, useLingui } from '@lingui/react/macro';
import type { Language } from '@portico/contract';
import type { AnnouncementModel } from '@portico/staff-contract';
import type { CallFailure } from '../../api/send.ts';
import type { PublishingDialog } from '../../frame/publishing/use-publishing.ts';
import { ReasonedDialog } from '../../frame/reasoned-dialog.tsx';
import { useSession } from '../../session/session.tsx';
import { AnnouncementWords } from './announcement-words.tsx';
import { type Draft, textIn } from './draft.ts';
import { useAnnouncementTexts } from './use-announcement-texts.ts';

export interface PublishDialogProps extends PublishingDialog {
  draft: Draft;
  addedLanguages: readonly Language[];
  standing: readonly AnnouncementModel[];
  /** The last act that the page shows. */
  seen: number | null;
}

/** Asks once more, says what it does to what stands there, and asks why. */
export function PublishDialog(props: PublishDialogProps) {
  const { draft, addedLanguages, standing, seen, onDone, onCancel, onChanged } = props;
  const { t } = useLingui();
  const { send } = useSession();
  const { start, typedTimes } = useAnnouncementTexts();
  const { kind, from, until, replaces } = draft;
  const text = textIn(draft, addedLanguages);
  const replaced = standing.find(({ number }) => number === replaces);
  const shown = standing.find(({ number, status }) => status === 'shown' && number !== replaces);
  const [gone, covered] = [replaced && start(replaced), shown && start(shown)];
  return (
    <ReasonedDialog
      title={t`Publish this announcement?`}
      act={t`Publish`}
      run={(reason) => send('publishAnnouncement', { kind, text, from, until, replaces, reason, seen })}
      onDone={onDone}
      onCancel={onCancel}
      onFailed={(failure) => {
        if (isOld(failure)) onChanged();
      }}
    >
      <AnnouncementWords text={text} addedLanguages={addedLanguages} />
      <p>{typedTimes(draft)}</p>
      {gone !== undefined && (
        <p>
          <Trans>Over at once, and for good: “{gone}”</Trans>
        </p>
      )}
      {covered !== undefined && (
        <p>
          <Trans>Waits while this one is shown: “{covered}”</Trans>
        </p>
      )}
    </ReasonedDialog>
  );
}

/** Whether somebody has published or withdrawn one, or switched off a language, since the page was loaded. */
function isOld({ error }: CallFailure): boolean {
  return ['announcementChanged', 'announcementOver', 'announcementLanguageOff'].includes(error);
}
