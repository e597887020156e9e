import { Trans, useLingui } from '@lingui/react/macro';
import type { AccountSecurity } from '@portico/contract';
import { factorIcons, useFactorWords } from '../../../two-step/factor-kinds.ts';
import { Button } from '../../../ui/button.tsx';
import { Day, When } from '../../when/when.tsx';
import { CodesLeft, type CodesLeftProps } from './codes-left.tsx';
import { Entries, Entry } from './entry.tsx';

type OwnFactor = AccountSecurity['twoStep']['factors'][number];

export interface OwnFactorsProps extends CodesLeftProps {
  factors: readonly OwnFactor[];
  onRemove: (factor: OwnFactor) => void;
}

/** The account's second factors, then its recovery codes. */
export function OwnFactors({ factors, onRemove, ...codes }: OwnFactorsProps) {
  const { t } = useLingui();
  const words = useFactorWords();
  return (
    <Entries>
      {factors.map((factor) => {
        const { name } = words[factor.kind];
        const full = factor.label === '' ? name : `${name}: ${factor.label}`;
        return (
          <Entry
            key={factor.id}
            icon={factorIcons[factor.kind]}
            name={full}
            action={
              <Button variant="quiet" aria-label={t`Remove: ${full}`} onClick={() => onRemove(factor)}>
                <Trans>Remove</Trans>
              </Button>
            }
          >
            <Trans>
              Added on <Day iso={factor.addedAt} />
            </Trans>
            {factor.lastUsedAt !== null && (
              <>
                {', '}
                <Trans>
                  used: <When iso={factor.lastUsedAt} />
                </Trans>
              </>
            )}
          </Entry>
        );
      })}
      <CodesLeft {...codes} />
    </Entries>
  );
}
