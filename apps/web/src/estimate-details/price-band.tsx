import { Trans } from '@lingui/react/macro';
import type { AmountBand, BandReasonKind } from '@portico/contract';
import type { CSSProperties } from 'react';
import './price-band.css';

export interface PriceBandProps {
  band: AmountBand;
  /** Integer cents. */
  amount: number;
  /** Where the stretch of differing prices begins, in integer cents: below it only a met deductible leads. */
  lowestPrice: number;
}

/** Each reason is drawn by one kind of line: dashed below the prices, solid along them, dotted above them. */
const lineOf: Readonly<Record<BandReasonKind, string>> = {
  deductible: 'dashed',
  rates: 'solid',
  unpriced: 'dotted',
  unknownBenefits: 'dotted',
  limitReached: 'dotted',
  outOfNetwork: 'dotted',
};

/**
 * The range of an amount as a line with the amount on it, and below in words what moves it. The lines differ by kind
 * and not by colour, and the words name the ends.
 */
export function PriceBand({ band, amount, lowestPrice }: PriceBandProps) {
  const { Low, High, LowText, HighText, IsOpen, Text, Reasons } = band;
  const isRange = Low !== High;
  return (
    <div className="price-band">
      <p className="visually-hidden">
        <Trans>Range: {Text}</Trans>
      </p>
      <div className="price-band-picture" aria-hidden="true">
        <div className="price-band-line">
          <div className="price-band-known" style={{ flexGrow: isRange ? 1 : 0 }}>
            <span className="price-band-dashed" style={{ flexGrow: lowestPrice - Low }} />
            <span className="price-band-solid" style={{ flexGrow: High - lowestPrice }} />
            <span className="price-band-amount" style={{ '--at': placeOf(amount, Low, High) } as CSSProperties} />
          </div>
          {IsOpen && <span className={isRange ? 'price-band-open' : 'price-band-open price-band-alone'} />}
        </div>
        <div className="price-band-ends money">
          <span className="price-band-figures">
            <span>{LowText}</span>
            {isRange && <span>{HighText}</span>}
          </span>
          {IsOpen && (
            <span className="price-band-more">
              <Trans>or more</Trans>
            </span>
          )}
        </div>
      </div>
      <ul className="price-band-reasons">
        {Reasons.map(({ Kind, Text: text }) => (
          <li key={text}>
            <span className={`price-band-swatch price-band-${lineOf[Kind]}`} aria-hidden="true" />
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** From 0 at the low end to 1 at the high end. */
function placeOf(amount: number, low: number, high: number): number {
  return high === low ? 0 : (amount - low) / (high - low);
}
