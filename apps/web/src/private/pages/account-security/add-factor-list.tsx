import { Trans, useLingui } from '@lingui/react/macro';
import { MAX_FACTORS, type Factor } from '@portico/contract';
import { factorIcons, useFactorWords } from '../../../two-step/factor-kinds.ts';
import { Button } from '../../../ui/button.tsx';
import { Entries, Entry } from './entry.tsx';
import { addableFactors, type AddableFactor } from './addable-factors.ts';

export interface AddFactorListProps {
  isOn: boolean;
  factors: readonly Factor[];
  /** Ways that this person cannot add now. */
  without?: readonly AddableFactor[];
  onAdd: (factor: AddableFactor) => void;
}

/** The factors that can be added: e-mail and the authenticator app once, phones and passkeys up to the limit. */
export function AddFactorList({ isOn, factors, without = [], onAdd }: AddFactorListProps) {
  const { t } = useLingui();
  const words = useFactorWords();
  const about: Readonly<Record<AddableFactor, string>> = {
    authenticator: t`An app on your phone shows the code, even without a signal. The safest kind of code.`,
    passkey: t`Your fingerprint, your face, or the PIN of your device. Nothing to type.`,
    sms: t`We text a code to your phone.`,
    email: t`We send a code to the email address of your account.`,
  };
  const hasOne = (factor: AddableFactor) => factors.some(({ kind }) => kind === factor);
  const isFull = factors.length >= MAX_FACTORS;
  const isOpen = (factor: AddableFactor) =>
    !without.includes(factor) && (factor === 'sms' || factor === 'passkey' || !hasOne(factor));
  return (
    <div className="stack ways-to-add">
      <h3>{isOn ? <Trans>Add another way</Trans> : <Trans>Choose a way</Trans>}</h3>
      {isFull ? (
        <p>
          <Trans>An account can have {MAX_FACTORS} ways. Remove one to add another way.</Trans>
        </p>
      ) : (
        <Entries>
          {addableFactors.filter(isOpen).map((factor) => (
            <Entry
              key={factor}
              icon={factorIcons[factor]}
              name={words[factor].name}
              action={
                <Button variant="quiet" aria-label={t`Add: ${words[factor].name}`} onClick={() => onAdd(factor)}>
                  <Trans>Add</Trans>
                </Button>
              }
            >
              {about[factor]}
            </Entry>
          ))}
        </Entries>
      )}
    </div>
  );
}
