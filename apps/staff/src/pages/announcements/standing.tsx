import { Trans } from '@lingui/react/macro';
import type { Language } from '@portico/contract';
import type { AnnouncementModel } from '@portico/staff-contract';
import { useTimes } from '../../formats/use-times.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { AnnouncementWords } from './announcement-words.tsx';
import { useAnnouncementTexts } from './use-announcement-texts.ts';

export interface StandingProps {
  announcement: AnnouncementModel;
  addedLanguages: readonly Language[];
  onReplace: () => void;
  onWithdraw: () => void;
}

/** An announcement that is shown now or later, and what can be done with it. */
export function Standing({ announcement, addedLanguages, onReplace, onWithdraw }: StandingProps) {
  const { time } = useTimes();
  const { kinds, times } = useAnnouncementTexts();
  const { kind, text, status, published } = announcement;
  const [at, { by, reason }] = [time(published.at), published];
  return (
    <div className="card stack">
      <div className="row">
        <Badge look={kind === 'warning' ? 'hint' : 'plain'}>{kinds[kind]}</Badge>
        <span className="secondary">{times(announcement)}</span>
      </div>
      {status === 'waiting' && (
        <p>
          <Trans>It waits, and is shown again once the one above is over.</Trans>
        </p>
      )}
      <AnnouncementWords text={text} addedLanguages={addedLanguages} />
      <p className="secondary">
        <Trans>
          Published by {by} on {at}: {reason}
        </Trans>
      </p>
      <div className="row">
        <Button onPress={onReplace}>
          <Trans>Publish another in its place</Trans>
        </Button>
        <Button look="danger" onPress={onWithdraw}>
          <Trans>Withdraw</Trans>
        </Button>
      </div>
    </div>
  );
}
