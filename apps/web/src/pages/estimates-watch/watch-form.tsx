import { Trans } from '@lingui/react/macro';
import { type CallReply, confirmPriceWatch, endPriceWatch, getPriceWatch } from '@portico/contract';
import { useEffect, useState } from 'react';
import { CallFailure } from '../../api/call-failure.ts';
import { EstimateErrorNotice } from '../../estimates-base/estimate-error-notice.tsx';
import { useSubmit } from '../../forms/use-submit.ts';
import { Loading } from '../../frame/loading.tsx';
import { Page as FramePage } from '../../frame/page.tsx';
import { useDays } from '../../kept-estimates/use-days.ts';
import { useCall } from '../../portal/use-call.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FocusedNotice } from '../../kept-estimates/focused-notice.tsx';

export interface WatchFormProps {
  token: string;
  onEnded: () => void;
  /** The link does nothing any more. */
  onOver: () => void;
}

type Watch = CallReply<typeof getPriceWatch>;

/** Asks for a yes where the address is not confirmed; says until when mail comes where it is, and ends it. */
export function WatchForm({ token, onEnded, onOver }: WatchFormProps) {
  const { reply, failure, retry } = useCall(getPriceWatch, { token }, { fresh: true, keepPrevious: true });
  const confirming = useSubmit(confirmPriceWatch);
  const ending = useSubmit(endPriceWatch);
  const [isConfirmedNow, setIsConfirmedNow] = useState(false);
  const isOver = [failure, confirming.failure].some((each) => each?.error === 'activationInvalid');
  useEffect(() => {
    if (isOver) onOver();
    // Once.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isOver]);
  const confirm = async () => {
    ending.forgetFailure();
    const confirmed = await confirming.submit({ token });
    setIsConfirmedNow(confirmed !== null && !(confirmed instanceof CallFailure));
  };
  const end = async () => {
    confirming.forgetFailure();
    const ended = await ending.submit({ token });
    if (ended !== null && !(ended instanceof CallFailure)) onEnded();
  };
  const actionFailure = confirming.failure ?? ending.failure;
  return (
    <FramePage state="estimates-watch" width="form">
      <div className="stack stack-loose">
        {failure && !isOver && <EstimateErrorNotice failure={failure} onRetry={retry} />}
        {!reply && (!failure || isOver) && (
          <Loading>
            <Skeleton shape="card" />
          </Loading>
        )}
        {reply && <WatchWords watch={reply} isConfirmedNow={isConfirmedNow} />}
        {actionFailure && !isOver && (
          <EstimateErrorNotice failure={actionFailure} onRetry={() => void (confirming.failure ? confirm() : end())} />
        )}
        {reply && (
          <div className="row">
            {!reply.IsConfirmed && !isConfirmedNow && (
              <Button busy={confirming.busy} onClick={() => void confirm()}>
                <Trans>Yes, send me mail</Trans>
              </Button>
            )}
            <Button variant="secondary" busy={ending.busy} onClick={() => void end()}>
              {reply.IsConfirmed || isConfirmedNow ? <Trans>Stop the mail</Trans> : <Trans>No, send me nothing</Trans>}
            </Button>
          </div>
        )}
      </div>
    </FramePage>
  );
}

function WatchWords({ watch, isConfirmedNow }: { watch: Watch; isConfirmedNow: boolean }) {
  const day = useDays()(watch.LastDay);
  if (isConfirmedNow) {
    return (
      <FocusedNotice title={<Trans>Thank you. We will mail you when the price changes.</Trans>}>
        <p>
          <Trans>The mail stops by itself on {day}.</Trans>
        </p>
      </FocusedNotice>
    );
  }
  if (watch.IsConfirmed) {
    return (
      <p>
        <Trans>We mail you when the price of an estimate changes. The mail stops by itself on {day}.</Trans>
      </p>
    );
  }
  return (
    <p>
      <Trans>
        Someone asked us to mail you when the price of an estimate changes, until {day}. Do you want this mail? You can
        stop it at any time.
      </Trans>
    </p>
  );
}
