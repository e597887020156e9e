import { Trans } from '@lingui/react/macro';
import { StateLink } from '../../../router/state-link.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';

/** The way to the page that says who did what with the account. */
export function ActivityCard() {
  return (
    <Card title={<Trans>Who looked at or changed your account</Trans>}>
      <div className="stack">
        <p>
          <Trans>What you do here is recorded, and so is what others do with your account.</Trans>
        </p>
        <div className="row">
          <StateLink to="account-activity" className={buttonClass('secondary')}>
            <Trans>See what happened</Trans>
          </StateLink>
        </div>
      </div>
    </Card>
  );
}
