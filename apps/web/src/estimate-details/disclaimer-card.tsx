import { Trans } from '@lingui/react/macro';
import type { EstimateModel } from '@portico/contract';
import { useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import './disclaimer-card.css';

/** Holds for this visit: the page's lifetime, whatever screens come between. */
let acceptedThisVisit = false;

/** The disclaimers of spec §2. Accepting them folds the list away; it stays one click away, and prints whole. */
export function DisclaimerCard({ disclaimers }: { disclaimers: EstimateModel['Disclaimers'] }) {
  const [isAccepted, setIsAccepted] = useState(acceptedThisVisit);
  const top = useRef<HTMLParagraphElement>(null);
  const accept = () => {
    acceptedThisVisit = true;
    setIsAccepted(true);
    // The button goes; whoever used it by keyboard stays where it was.
    top.current?.focus();
  };
  const list = (
    <ul className="disclaimers">
      {disclaimers.List.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
  return (
    <Card title={<Trans>Good to know</Trans>}>
      <div className="stack">
        <p className="disclaimer-top" ref={top} tabIndex={-1}>
          {disclaimers.TopDisclaimer}
        </p>
        {isAccepted ? <Disclosure summary={<Trans>Read the rest again</Trans>}>{list}</Disclosure> : list}
        {!isAccepted && (
          <div>
            <Button variant="secondary" onClick={accept}>
              <Trans>I understand</Trans>
            </Button>
          </div>
        )}
      </div>
    </Card>
  );
}
