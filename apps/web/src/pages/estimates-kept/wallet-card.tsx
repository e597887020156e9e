import { Trans, useLingui } from '@lingui/react/macro';
import type { KeptEstimate } from '@portico/contract';
import { Printer } from 'lucide-react';
import { ClaimWords } from '../../amount-claims/claim-words.tsx';
import { usePortal } from '../../portal/portal.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { printCard } from './print-parts.ts';
import { useDays } from '../../kept-estimates/use-days.ts';
import './wallet-card.css';

/** Empty modules around the code, which readers need. */
const MARGIN = 4;

/** The estimate for a wallet: as large as a bank card when it is printed. */
export function WalletCard({ kept }: { kept: KeptEstimate }) {
  const { t } = useLingui();
  const { settings } = usePortal();
  const { Content: content, QrCode: code } = kept;
  const lastDay = useDays()(kept.GoodThrough);
  const side = code.Size + 2 * MARGIN;
  return (
    <Card title={<Trans>For your wallet</Trans>}>
      <div className="stack">
        <div className="wallet">
          <div className="wallet-words">
            <strong className="wallet-hospital">{settings.name}</strong>
            <span className="wallet-service" lang={content.Service.Language}>
              {content.Service.Name}
            </span>
            <span className="wallet-small">{content.Place.Name}</span>
            <span className="wallet-claim wallet-small">
              <Trans>
                Estimate: <ClaimWords claim={content.AmountClaim ?? 'about'} />
              </Trans>
            </span>
            <span className="wallet-amount money">{content.Amount}</span>
            <span className="wallet-small">{content.Manner}</span>
            <strong className="wallet-number" translate="no">
              {kept.Number}
            </strong>
            <span className="wallet-small">
              <Trans>Good until {lastDay}.</Trans> {settings.phones.estimates}
            </span>
          </div>
          <svg
            className="wallet-code"
            viewBox={`${-MARGIN} ${-MARGIN} ${side} ${side}`}
            role="img"
            aria-label={t`QR code that leads to this estimate; it asks for the date of birth or ZIP code`}
            shapeRendering="crispEdges"
          >
            <path d={code.Path} />
          </svg>
        </div>
        <div className="no-print">
          <Button variant="secondary" icon={Printer} onClick={printCard}>
            <Trans>Print this card</Trans>
          </Button>
        </div>
      </div>
    </Card>
  );
}
