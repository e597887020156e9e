import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { renewRecoveryCodes, type AccountSecurity } from '@portico/contract';
import { useState } from 'react';
import { CallProblem } from '../../../frame/call-problem.tsx';
import { usePortal } from '../../../portal/portal.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { useDraft } from '../../../drafts/use-draft.ts';
import { useAction } from '../../../portal/use-action.ts';
import { Day, When } from '../../when/when.tsx';
import { AddFactor } from './add-factor.tsx';
import { AddPasskey } from './add-passkey.tsx';
import { Badge } from './badge.tsx';
import { Done } from './done.tsx';
import { Entries, Entry } from './entry.tsx';
import { useGuardedSend } from './password-gate.tsx';
import { RemoveFactor } from './remove-factor.tsx';
import { useWayNames } from './use-way-names.ts';
import { WaysToAdd } from './ways-to-add.tsx';
import { wayIcons, type AddableWay } from './ways.ts';

type TwoStep = AccountSecurity['twoStep'];

export interface TwoStepCardProps {
  twoStep: TwoStep;
  onChanged: () => void;
  /** Shows recovery codes, the only time. */
  onCodes: (codes: readonly string[]) => void;
}

/** What is typed while a way is added: which way it is, and the phone number. */
const empty = { adding: '' as AddableWay | '', phone: '' };

/** The second factors: those that there are, those that can be added, and the recovery codes. */
export function TwoStepCard({ twoStep, onChanged, onCodes }: TwoStepCardProps) {
  const names = useWayNames();
  const { t } = useLingui();
  const draft = useDraft('two-step', empty);
  const [removing, setRemoving] = useState<TwoStep['factors'][number] | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const { adding, phone } = draft.fields;
  const begin = (way: AddableWay) => {
    setSaid(null);
    draft.change({ adding: way });
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
        {!twoStep.on && (
          <p>
            <Trans>
              It is off. Once you add a way below, signing in takes your password and something only you have.
            </Trans>
          </p>
        )}
        {twoStep.on && (
          <Entries>
            {twoStep.factors.map((factor) => (
              <Entry
                key={factor.id}
                icon={wayIcons[factor.kind]}
                name={factor.label === '' ? names[factor.kind] : `${names[factor.kind]}: ${factor.label}`}
                action={
                  <Button
                    variant="quiet"
                    aria-label={t`Remove ${names[factor.kind]} ${factor.label}`}
                    onClick={() => setRemoving(factor)}
                  >
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
                      used <When iso={factor.lastUsedAt} />
                    </Trans>
                  </>
                )}
              </Entry>
            ))}
            <CodesLeft left={twoStep.recoveryCodesLeft} onCodes={onCodes} onChanged={onChanged} />
          </Entries>
        )}
        <WaysToAdd isOn={twoStep.on} factors={twoStep.factors} onAdd={begin} />
      </div>
      <AddFactor
        way={adding === '' || adding === 'passkey' ? null : adding}
        phone={phone}
        onPhone={(typed) => draft.change({ phone: typed })}
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

function CodesLeft({ left, onCodes, onChanged }: { left: number } & Pick<TwoStepCardProps, 'onCodes' | 'onChanged'>) {
  const { settings } = usePortal();
  const names = useWayNames();
  const send = useGuardedSend();
  const { busy, failure, run } = useAction();
  const renew = () =>
    void run(async () => {
      const { recoveryCodes } = await send(renewRecoveryCodes, {});
      onCodes(recoveryCodes);
      onChanged();
    });
  return (
    <>
      <Entry
        icon={wayIcons.recoveryCode}
        name={names.recoveryCode}
        action={
          <Button variant="quiet" busy={busy} onClick={renew}>
            <Trans>Create new codes</Trans>
          </Button>
        }
      >
        {left === 0 ? (
          <Trans>None left. Create new ones, so that you can still get in if you lose your phone.</Trans>
        ) : (
          <Plural
            value={left}
            one="# code left, for when no other way works"
            other="# codes left, for when no other way works"
          />
        )}
      </Entry>
      {failure && (
        <li>
          <CallProblem failure={failure} onRetry={renew} phone={settings.phones.helpdesk} />
        </li>
      )}
    </>
  );
}
