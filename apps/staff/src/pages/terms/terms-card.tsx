import { Trans } from '@lingui/react/macro';
import type { PublishedTermsModel } from '@portico/staff-contract';
import { useTimes } from '../../formats/use-times.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { TermsWords } from './terms-words.tsx';
import { useTermsTexts } from './use-terms-texts.ts';

/** Published terms: their words, from when on, who published them and why, and who took them back. */
export function TermsCard({ terms, onWithdraw }: { terms: PublishedTermsModel; onWithdraw: () => void }) {
  const { day, time } = useTimes();
  const { statuses } = useTermsTexts();
  const { kind, version, from, status, canBeWithdrawn, published, withdrawn } = terms;
  const [firstDay, at, { by, reason }] = [day(from), time(published.at), published];
  const back = withdrawn && { ...withdrawn, at: time(withdrawn.at) };
  const [backBy, backAt, backReason] = [back?.by, back?.at, back?.reason];
  return (
    <div className="card stack">
      <div className="row">
        <Badge look={status === 'toCome' ? 'hint' : 'plain'}>{statuses[status]}</Badge>
        <strong>
          <Trans>Version {version}</Trans>
        </strong>
        <span className="secondary">
          <Trans>From {firstDay} on</Trans>
        </span>
      </div>
      <p className="secondary">
        <Trans>
          Published by {by} on {at}: {reason}
        </Trans>
      </p>
      {back !== null && (
        <p className="secondary">
          <Trans>
            Withdrawn by {backBy} on {backAt}: {backReason}
          </Trans>
        </p>
      )}
      <TermsWords kind={kind} version={version} />
      {canBeWithdrawn && (
        <div className="row">
          <Button look="danger" onPress={onWithdraw}>
            <Trans>Withdraw</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}
