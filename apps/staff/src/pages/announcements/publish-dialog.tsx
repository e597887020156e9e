import { Trans, useLingui } from '@lingui/react/macro';
import type { AnnouncementModel } from '@portico/staff-contract';
import type { CallFailure } from '../../api/send.ts';
import { ReasonedDialog } from '../../frame/reasoned-dialog.tsx';
import { useSession } from '../../session/session.tsx';
import { AnnouncementWords } from './announcement-words.tsx';
import type { Draft } from './draft.ts';
import { useAnnouncementTexts } from './use-announcement-texts.ts';

export interface PublishDialogProps {
  draft: Draft;
  standing: readonly AnnouncementModel[];
  /** The last act that the page shows. */
  seen: number | null;
  onDone: () => void;
  onCancel: () => void;
  /** A colleague was faster: what stands is to be shown anew. */
  onChanged: () => void;
}

/** Asks once more, says what it does to what stands there, and asks why. */
export function PublishDialog({ draft, standing, seen, onDone, onCancel, onChanged }: PublishDialogProps) {
  const { t } = useLingui();
  const { send } = useSession();
  const { start, typedTimes } = useAnnouncementTexts();
  const { kind, en, es, from, until, replaces } = draft;
  const replaced = standing.find(({ number }) => number === replaces);
  const shown = standing.find(({ number, status }) => status === 'shown' && number !== replaces);
  const [gone, covered] = [replaced && start(replaced), shown && start(shown)];
  return (
    <ReasonedDialog
      title={t`Publish this announcement?`}
      act={t`Publish`}
      run={(reason) => send('publishAnnouncement', { kind, text: { en, es }, from, until, replaces, reason, seen })}
      onDone={onDone}
      onCancel={onCancel}
      onFailed={(failure) => {
        if (isColleagues(failure)) onChanged();
      }}
    >
      <AnnouncementWords text={{ en: en.trim(), es: es.trim() }} />
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

/** Whether somebody has published or withdrawn one since the page was loaded. */
function isColleagues({ error }: CallFailure): boolean {
  return error === 'announcementChanged' || error === 'announcementOver';
}
