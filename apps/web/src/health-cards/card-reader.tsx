import { Trans } from '@lingui/react/macro';
import type { InsuranceCard } from '@portico/health-links';
import { EstimateErrorNotice } from '../estimates-base/estimate-error-notice.tsx';
import { Button } from '../ui/button.tsx';
import { ChooseCard } from './choose-card.tsx';
import { FindLink } from './find-link.tsx';
import { PasscodeForm } from './passcode-form.tsx';
import { ReadingErrorNotice } from './reading-error-notice.tsx';
import { useCardReading } from './use-card-reading.ts';
import './words.ts';
import './card-reader.css';

export interface CardReaderProps {
  onRead: (card: InsuranceCard) => void;
  onCancel: () => void;
}

/** Reads a digital insurance card: its link by camera, from a picture or from a text, then its passcode if it has one. */
export default function CardReader({ onRead, onCancel }: CardReaderProps) {
  const reading = useCardReading(onRead);
  const { step, busy, failure } = reading;
  return (
    <section className="card-reader stack" aria-labelledby="card-reader-title">
      <h2 id="card-reader-title" tabIndex={-1} ref={focusOnce}>
        <Trans>Use your digital insurance card</Trans>
      </h2>
      <ReadingErrorNotice error={reading.error} count={reading.errors} />
      {failure && <EstimateErrorNotice failure={failure} onRetry={reading.retry} />}
      {step.at === 'link' && <FindLink busy={busy} onText={reading.open} />}
      {step.at === 'passcode' && (
        <PasscodeForm step={step} busy={busy} onPasscode={reading.sayPasscode} onBack={reading.startAgain} />
      )}
      {step.at === 'choice' && <ChooseCard cards={step.cards} onChoose={reading.choose} />}
      <p className="secondary">
        <Trans>Your browser opens the card. We do not store it, and our server cannot read it.</Trans>
      </p>
      <div className="row">
        <Button variant="secondary" onClick={onCancel}>
          <Trans>Cancel and type it in</Trans>
        </Button>
      </div>
    </section>
  );
}

/** The button that opened it is gone: a screen reader goes on here. */
function focusOnce(title: HTMLElement | null): void {
  title?.focus();
}
