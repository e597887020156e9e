import { Trans } from '@lingui/react/macro';
import { signUpPages, type SignUpStanding } from '@portico/contract';
import { CancelSignUp } from '../../sign-up/cancel-sign-up.tsx';
import { useSignUp } from '../../sign-up/sign-up-context.ts';
import { stepNumber } from '../../sign-up/step-number.ts';
import { useStepNames } from '../../sign-up/use-step-names.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

/** For those who have begun in this browser: going on where they are, or starting over. */
export function BegunNotice({ standing }: { standing: SignUpStanding }) {
  const { moveOn, moving } = useSignUp();
  const names = useStepNames();
  const step = stepNumber(signUpPages[standing.step]) ?? 1;
  const of = names.length;
  const name = names[step - 1];
  return (
    <Notice kind="info" title={<Trans>You have already begun in this browser.</Trans>}>
      <p>
        <Trans>
          You are at step {step} of {of}: {name}.
        </Trans>
      </p>
      <div className="row">
        <Button busy={moving} onClick={() => moveOn(standing)}>
          <Trans>Go on from there</Trans>
        </Button>
        <CancelSignUp stays>
          <Trans>Start over</Trans>
        </CancelSignUp>
      </div>
    </Notice>
  );
}
