import { Trans } from '@lingui/react/macro';
import { Button } from '../../../ui/button.tsx';

/** For somebody who has no record that the app could see, their own or another's. */
export function NoRecord({ appName, onBack }: { appName: string; onBack: () => void }) {
  return (
    <>
      <p>
        <Trans>
          {appName} needs a health record, and this account is connected to none that it could see. If you are our
          patient, the help desk can connect it. Nothing was told to the app.
        </Trans>
      </p>
      <div className="row">
        <Button onClick={onBack}>
          <Trans>Back to the app</Trans>
        </Button>
      </div>
    </>
  );
}
