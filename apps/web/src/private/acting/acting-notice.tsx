import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useSay } from '../../frame/live-announcements.tsx';
import { personNoteMemory } from '../../portal/personal-memory.ts';
import { Notice } from '../../ui/notice.tsx';
import { useSession } from '../session/session.tsx';

/** Tells screen readers for whom the user acts, and everybody why the page was loaded anew for another person. */
export function ActingNotice() {
  const { t } = useLingui();
  const { actingFor } = useSession();
  const [because] = useState(() => personNoteMemory.recall());
  useEffect(() => personNoteMemory.forget(), []);
  const name = actingFor?.name ?? '';
  useSay(actingFor === null ? '' : t`You are looking after ${name}.`);
  if (because === undefined) return null;
  return (
    <div className="wide acting-notice">
      {because === 'accessEnded' ? (
        <Notice kind="sun" role="alert" title={<Trans>You no longer look after this person.</Trans>}>
          <p>
            <Trans>
              The access has ended or was taken back. What you did last was not saved. You see your own pages.
            </Trans>
          </p>
        </Notice>
      ) : (
        <Notice kind="sun" role="alert" title={<Trans>You switched to somebody else in another tab.</Trans>}>
          <p>
            <Trans>What you did last in this tab was not saved. You now see the pages of whom you switched to.</Trans>
          </p>
        </Notice>
      )}
    </div>
  );
}
