import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { PhoneLink } from '../../../frame/phone-link.tsx';
import { useSay } from '../../../frame/live-announcements.tsx';
import { usePortal } from '../../../portal/portal.tsx';
import { useGo } from '../../../router/use-go.ts';
import { Notice } from '../../../ui/notice.tsx';
import { readWhatWasDone } from '../../patient-estimates/action-done-note.ts';

/** Says that an address lacked what its page needs (spec §8). */
export function UnstableNotice() {
  const { t } = useLingui();
  return (
    <Notice kind="sun" role="alert" title={t`We brought you back to your saved estimates.`}>
      <p>
        <Trans>Part of that estimate was missing or is gone.</Trans>
      </p>
      <p className="secondary">
        <Trans>Unstable state, starting over.</Trans>
      </p>
    </Notice>
  );
}

/** Says that the account may not save, so that the user does not look for it. */
export function CannotSave() {
  const { settings } = usePortal();
  return (
    <Notice kind="info" title={<Trans>Your account can look at estimates, but not change or save them.</Trans>}>
      <p>
        <Trans>
          You can still open them, print them and email them. Questions? Call{' '}
          <PhoneLink number={settings.phones.helpdesk} />.
        </Trans>
      </p>
    </Notice>
  );
}

/** Says that the access is for looking alone. */
export function OnlySees() {
  return (
    <Notice kind="info" title={<Trans>You can look at these estimates, but not make, change or delete any.</Trans>} />
  );
}

/** Says what was just done, visibly and to screen readers. */
export function DoneNotice() {
  const { t } = useLingui();
  const done = useWhatWasDone();
  const words = {
    saved: t`Your estimate is saved.`,
    revised: t`The estimate has today’s figures.`,
    deleted: t`The estimate is deleted.`,
  };
  const said = done === null ? '' : words[done];
  useSay(said);
  return done && <Notice kind="leaf" title={said} />;
}

/** The note in the history of the page that led here. It is removed, so that a reload does not repeat it. */
function useWhatWasDone() {
  const { state } = useLocation();
  const go = useGo();
  const noted = readWhatWasDone(state);
  const isOpen = useRef(false);
  const [done, setDone] = useState(noted);
  if (noted !== null && noted !== done) setDone(noted);
  useEffect(() => {
    // The page was open already: the button that was pressed is gone.
    if (noted !== null && isOpen.current) document.querySelector('h1')?.focus();
    isOpen.current = true;
    if (noted !== null) go('patient-cost-estimates', {}, { replace: true });
    // Runs once for each note.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [noted]);
  return done;
}
