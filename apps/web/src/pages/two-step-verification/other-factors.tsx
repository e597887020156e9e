import { Trans } from '@lingui/react/macro';
import type { Factor } from '@portico/contract';
import { useId, type ReactNode } from 'react';
import { factorIcons, useFactorWords } from '../../two-step/factor-kinds.ts';
import { Door, doorClass } from '../../ui/door.tsx';
import './other-factors.css';

export interface OtherFactorsProps {
  factors: readonly Factor[];
  open: Factor;
  onChoose: (id: string) => void;
}

/** The factors that are not open, one button each. All passkeys share a button: the browser finds any of them. */
export function OtherFactors({ factors, open, onChoose }: OtherFactorsProps) {
  const titleId = useId();
  const words = useFactorWords();
  const others = factors.filter(
    (each, index) =>
      each.id !== open.id &&
      (each.kind !== 'passkey' ||
        (open.kind !== 'passkey' && index === factors.findIndex(({ kind }) => kind === 'passkey'))),
  );
  if (others.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className="stack">
      <h2 id={titleId}>
        <Trans>Try another way</Trans>
      </h2>
      <ul className="other-ways">
        {others.map((factor) => (
          <li key={factor.id}>
            <button type="button" className={doorClass} onClick={() => onChoose(factor.id)}>
              <Door icon={factorIcons[factor.kind]} name={words[factor.kind].use}>
                <FactorNote {...factor} />
              </Door>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Sets a factor apart from others of its kind, or says what it needs. */
function FactorNote({ kind, label }: Factor): ReactNode {
  if (kind === 'passkey') return <Trans>Your fingerprint, face, screen lock or security key</Trans>;
  if (kind === 'recoveryCode')
    return <Trans>One of the codes you saved when you turned on two-step verification</Trans>;
  return label;
}
