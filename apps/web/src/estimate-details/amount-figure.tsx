import { Fragment, type CSSProperties } from 'react';
import './amount-figure.css';

/**
 * An amount as large as its card allows, since an operation's has more digits than an X-ray's. With wider letter
 * spacing it breaks after a comma instead of leaving the card (WCAG 1.4.12).
 */
export function AmountFigure({ amount }: { amount: string }) {
  const characters = { '--amount-characters': amount.length } as CSSProperties;
  return (
    <p className="amount-figure money" style={characters}>
      {amount.split(/(?<=,)/).map((digits, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {digits}
        </Fragment>
      ))}
    </p>
  );
}
