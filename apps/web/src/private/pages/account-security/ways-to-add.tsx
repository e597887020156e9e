import { Trans, useLingui } from '@lingui/react/macro';
import { MOST_FACTORS, type Factor } from '@portico/contract';
import { factorIcons, useFactorWords } from '../../../two-step/factor-kinds.ts';
import { Button } from '../../../ui/button.tsx';
import { Entries, Entry } from './entry.tsx';
import { addableWays, type AddableWay } from './ways.ts';

export interface WaysToAddProps {
  isOn: boolean;
  factors: readonly Factor[];
  onAdd: (way: AddableWay) => void;
}

/** The factors that can be added: e-mail and the authenticator app once, phones and passkeys up to the limit. */
export function WaysToAdd({ isOn, factors, onAdd }: WaysToAddProps) {
  const { t } = useLingui();
  const words = useFactorWords();
  const about: Readonly<Record<AddableWay, string>> = {
    authenticator: t`An app on your phone shows the code, even without a signal. The safest kind of code.`,
    passkey: t`Your fingerprint, your face, or the PIN of your device. Nothing to type.`,
    sms: t`We text a code to your phone.`,
    email: t`We send a code to the email address of your account.`,
  };
  const hasOne = (way: AddableWay) => factors.some(({ kind }) => kind === way);
  const isFull = factors.length >= MOST_FACTORS;
  const isOpen = (way: AddableWay) => way === 'sms' || way === 'passkey' || !hasOne(way);
  return (
    <div className="stack ways-to-add">
      <h3>{isOn ? <Trans>Add another way</Trans> : <Trans>Choose a way</Trans>}</h3>
      {isFull ? (
        <p>
          <Trans>An account can have {MOST_FACTORS} ways. Remove one to add another way.</Trans>
        </p>
      ) : (
        <Entries>
          {addableWays.filter(isOpen).map((way) => (
            <Entry
              key={way}
              icon={factorIcons[way]}
              name={words[way].name}
              action={
                <Button variant="quiet" aria-label={t`Add: ${words[way].name}`} onClick={() => onAdd(way)}>
                  <Trans>Add</Trans>
                </Button>
              }
            >
              {about[way]}
            </Entry>
          ))}
        </Entries>
      )}
    </div>
  );
}
