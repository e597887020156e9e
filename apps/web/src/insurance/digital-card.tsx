import { Trans } from '@lingui/react/macro';
import type { InsuranceCard } from '@portico/health-links';
import { QrCode } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { usePortal } from '../portal/portal.tsx';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { inputOfCard } from './input-of-card.ts';
import { payorOfCard } from './payor-of-card.ts';
import type { InsuranceInput, Payors } from './insurance-input.ts';

/** Loaded when it is opened: most people have no such card, and it brings a reader of QR codes along. */
const CardReader = lazy(() => import('../health-cards/card-reader.tsx'));

export interface DigitalCardProps {
  payors: Payors;
  onRead: (input: InsuranceInput) => void;
}

/** Above the form of an insurance: a digital card that fills it in, where the hospital reads such cards. */
export function DigitalCard({ payors, onRead }: DigitalCardProps) {
  const { settings } = usePortal();
  const [state, setState] = useState<'closed' | 'open' | 'cancelled' | InsuranceCard>('closed');
  if (!settings.offersHealthCards) return null;
  const take = (card: InsuranceCard) => {
    onRead(inputOfCard(card, payors));
    setState(card);
  };
  if (state === 'open') {
    return (
      <Suspense fallback={<Skeleton shape="card" />}>
        <CardReader onRead={take} onCancel={() => setState('cancelled')} />
      </Suspense>
    );
  }
  const card = typeof state === 'string' ? null : state;
  return (
    <div className="stack">
      {card && <FilledIn card={card} isMatched={payorOfCard(card, payors) !== undefined} />}
      <div className="row">
        <Button
          variant="secondary"
          icon={QrCode}
          ref={state === 'cancelled' ? focusOnce : null}
          onClick={() => setState('open')}
        >
          {card ? <Trans>Use another digital card</Trans> : <Trans>Use a digital insurance card</Trans>}
        </Button>
      </div>
    </div>
  );
}

/** What the card has filled in, and what is left to do. It takes the focus: the reader that had it is gone. */
function FilledIn({ card, isMatched }: { card: InsuranceCard; isMatched: boolean }) {
  const { payerName } = card;
  return (
    <div className="stack" tabIndex={-1} ref={focusOnce}>
      <Notice kind="leaf" title={<Trans>Your card is filled in below.</Trans>}>
        <p>
          <Trans>Check each line, and change what is not right.</Trans>
        </p>
      </Notice>
      {!isMatched && (
        <Notice
          kind="sun"
          title={
            payerName === '' ? (
              <Trans>Your card does not name the insurer.</Trans>
            ) : (
              <Trans>We did not find “{payerName}” in our list.</Trans>
            )
          }
        >
          <p>
            <Trans>Choose your insurance below: it may go by another name. The rest is filled in then.</Trans>
          </p>
        </Notice>
      )}
      {card.hasEnded && (
        <Notice kind="sun" title={<Trans>This card says that the plan has ended.</Trans>}>
          <p>
            <Trans>If you have a newer card, use that one.</Trans>
          </p>
        </Notice>
      )}
    </div>
  );
}

function focusOnce(element: HTMLElement | null): void {
  element?.focus();
}
