import { Trans } from '@lingui/react/macro';
import type { Factor } from '@portico/contract';
import { useId } from 'react';
import { factorIcons, useFactorWords } from '../../two-step/factor-kinds.ts';
import { Door, doorClass } from '../../ui/door.tsx';
import { FactorNote } from './factor-note.tsx';
import './other-ways.css';

export interface OtherWaysProps {
  factors: readonly Factor[];
  open: Factor;
  onChoose: (id: string) => void;
}

/**
 * The factors that are not open, one button each. One button stands for all passkeys: the browser finds any of them.
 */
export function OtherWays({ factors, open, onChoose }: OtherWaysProps) {
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
