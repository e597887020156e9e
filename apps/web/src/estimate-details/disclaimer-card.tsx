import { Trans } from '@lingui/react/macro';
import type { EstimateModel } from '@portico/contract';
import { useRef, useState } from 'react';
import { EstimateErrorNotice } from '../estimates-base/estimate-error-notice.tsx';
import { useEstimatesBase } from '../estimates-base/estimates-base.ts';
import { useAction } from '../portal/use-action.ts';
import { useSend } from '../portal/use-send.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import './disclaimer-card.css';

/** The disclaimers of spec §2. Accepting them closes the list; one click opens it again, and it prints whole. */
export function DisclaimerCard({ model }: { model: EstimateModel }) {
  const acceptance = useAcceptance(model);
  const top = useRef<HTMLParagraphElement>(null);
  const accept = async () => {
    // The button disappears; a person who used it by keyboard stays in this place.
    if (await acceptance.accept()) top.current?.focus();
  };
  const list = (
    <ul className="disclaimers">
      {model.Disclaimers.List.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
  return (
    <Card title={<Trans>Good to know</Trans>}>
      <div className="stack">
        <p className="disclaimer-top" ref={top} tabIndex={-1}>
          {model.Disclaimers.TopDisclaimer}
        </p>
        {acceptance.isAccepted ? <Disclosure summary={<Trans>Read the rest again</Trans>}>{list}</Disclosure> : list}
        {acceptance.failure && <EstimateErrorNotice failure={acceptance.failure} onRetry={() => void accept()} />}
        {!acceptance.isAccepted && (
          <div>
            <Button variant="secondary" busy={acceptance.isBusy} onClick={() => void accept()}>
              <Trans>I understand</Trans>
            </Button>
          </div>
        )}
      </div>
    </Card>
  );
}

/** The server stores that an estimate's disclaimers were accepted. The model in the cache is not changed for this. */
function useAcceptance(model: EstimateModel) {
  const send = useSend();
  const { calls, token } = useEstimatesBase();
  const [accepted, setAccepted] = useState<string | null>(null);
  const { busy, failure, run } = useAction();
  const accept = async (): Promise<boolean> => {
    const estimateId = model.EstimateId;
    const reply = await run(() => send(calls.acceptDisclaimer, { estimateId, token }));
    if (reply) setAccepted(estimateId);
    return reply !== undefined;
  };
  return { isAccepted: model.DisclaimerAccepted || accepted === model.EstimateId, isBusy: busy, failure, accept };
}
