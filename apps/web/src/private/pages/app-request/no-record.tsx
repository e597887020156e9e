import { Trans } from '@lingui/react/macro';
import { Button } from '../../../ui/button.tsx';

/** For somebody who has no record that the app could see, their own or another's. */
export function NoRecord({ onBack }: { onBack: () => void }) {
  return (
    <>
      <p>
        <Trans>
          This account is connected to no health record that the app could see. If you are our patient, the help desk
          can connect it. Nothing was told to the app.
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
