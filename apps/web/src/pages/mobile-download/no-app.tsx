import { Trans } from '@lingui/react/macro';
import { Card } from '../../ui/card.tsx';

/** How to reach the portal quickly without an app. */
export function NoApp() {
  return (
    <Card title={<Trans>Keep this site handy</Trans>}>
      <div className="stack">
        <p>
          <Trans>On an iPhone or iPad, open this site in Safari, choose Share, then Add to Home Screen.</Trans>
        </p>
        <p>
          <Trans>
            On an Android phone, open it in Chrome, choose the menu with the three dots, then Add to Home screen.
          </Trans>
        </p>
      </div>
    </Card>
  );
}
