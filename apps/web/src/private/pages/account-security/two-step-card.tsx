import { Trans, useLingui } from '@lingui/react/macro';
import type { AccountSecurity } from '@portico/contract';
import { useState } from 'react';
import { useDraft } from '../../../drafts/use-draft.ts';
import { Card } from '../../../ui/card.tsx';
import { AddFactor } from './add-factor.tsx';
import { AddPasskey } from './add-passkey.tsx';
import { Badge } from './badge.tsx';
import type { CodesLeftProps } from './codes-left.tsx';
import { Done } from './done.tsx';
import { OwnFactors } from './own-factors.tsx';
import { RemoveFactor } from './remove-factor.tsx';
import { AddFactorList } from './add-factor-list.tsx';
import type { AddableFactor } from './addable-factors.ts';

type TwoStep = AccountSecurity['twoStep'];

export interface TwoStepCardProps extends Pick<CodesLeftProps, 'onChanged' | 'onCodes'> {
  twoStep: TwoStep;
  /** The account has an address that is confirmed. */
  byEmail: boolean;
}

/** The input while a factor is added: its kind, and the phone number. */
const empty = { adding: '' as AddableFactor | '', phone: '' };

/** The account's second factors, those that can be added, and the recovery codes. */
export function TwoStepCard({ twoStep, byEmail, onChanged, onCodes }: TwoStepCardProps) {
  const { t } = useLingui();
  const draft = useDraft('two-step', empty);
  const [removing, setRemoving] = useState<TwoStep['factors'][number] | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const { adding, phone } = draft.fields;
  const begin = (factor: AddableFactor) => {
    setSaid(null);
    draft.change({ adding: factor });
  };
  const added = (codes: readonly string[] | null) => {
    draft.clear();
    setSaid(t`Added. You can use it the next time you sign in.`);
    onChanged();
    if (codes) onCodes(codes);
  };
  const removed = () => {
    setRemoving(null);
    setSaid(t`Removed.`);
    onChanged();
  };
  return (
    <Card
      title={
        <span className="two-step-title">
          <Trans>Two-step verification</Trans>
          {twoStep.on && <Badge>{t`On`}</Badge>}
        </span>
      }
    >
      <div className="stack">
        <Done>{said}</Done>
        {twoStep.on ? (
          <OwnFactors
            factors={twoStep.factors}
            left={twoStep.recoveryCodesLeft}
            onRemove={setRemoving}
            onChanged={onChanged}
            onCodes={onCodes}
          />
        ) : (
          <p>
            <Trans>
              It is off. Once you add a way below, signing in takes your password and something only you have.
            </Trans>
          </p>
        )}
        <AddFactorList isOn={twoStep.on} factors={twoStep.factors} without={byEmail ? [] : ['email']} onAdd={begin} />
      </div>
      <AddFactor
        factor={adding === '' || adding === 'passkey' ? null : adding}
        phone={phone}
        onPhone={(input) => draft.change({ phone: input })}
        onClose={draft.clear}
        onAdded={added}
      />
      <AddPasskey open={adding === 'passkey'} onClose={draft.clear} onAdded={added} />
      <RemoveFactor
        factor={removing}
        isLast={twoStep.factors.length === 1}
        onClose={() => setRemoving(null)}
        onRemoved={removed}
      />
    </Card>
  );
}
