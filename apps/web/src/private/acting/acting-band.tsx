import { Trans, useLingui } from '@lingui/react/macro';
import { UsersRound } from 'lucide-react';
import { CallErrorNotice } from '../../frame/call-error-notice.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useInterlude } from '../interlude/interlude.tsx';
import { useSession } from '../session/session.tsx';
import { useAccessWatch } from './use-access-watch.ts';
import { useActFor } from './use-act-for.ts';
import '../../frame/acting-band.css';

/** For whom the user acts, always in sight, and the way back. Nothing for the user's own session. */
export function ActingBand() {
  useAccessWatch();
  const { t } = useLingui();
  const { actingFor } = useSession();
  const { leaveBy } = useInterlude();
  const { switchTo, busy, failure, retry } = useActFor();
  if (actingFor === null) return null;
  const { name } = actingFor;
  return (
    <section className="acting-band" aria-label={t`Whom you are looking after`}>
      <div className="wide acting-row">
        <p className="acting-name">
          <Icon of={UsersRound} size={22} />
          <span>
            <Trans>
              You are looking after: <strong>{name}</strong>
            </Trans>
          </span>
        </p>
        <Button variant="secondary" busy={busy} onClick={() => leaveBy(() => switchTo(null))}>
          <Trans>Back to yourself</Trans>
        </Button>
      </div>
      {failure && (
        <div className="wide">
          <CallErrorNotice failure={failure} onRetry={retry} />
        </div>
      )}
    </section>
  );
}
