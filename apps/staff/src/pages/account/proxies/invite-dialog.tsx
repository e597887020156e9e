import { type ProxyScope, proxyScopes } from '@portico/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { accessDays } from '@portico/staff-contract';
import { useId, useState } from 'react';
import { ErrorNotice } from '../../../frame/error-notice.tsx';
import { ReasonField } from '../../../frame/reason-field.tsx';
import { useErrorAt } from '../../../frame/use-error-at.ts';
import { useScopeNames } from '../../../names/use-scope-names.ts';
import { useSession } from '../../../session/session.tsx';
import { useAct } from '../../../session/use-act.ts';
import { CheckField } from '../../../ui/check-field.tsx';
import { ChoiceField } from '../../../ui/choice-field.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import './invite-dialog.css';

export interface InviteDialogProps {
  accountId: string;
  owner: string;
  onCancel: () => void;
  onDone: (told: string) => void;
}

type Basis = 'none' | 'parent' | 'guardian';

/** Asks for an invitation to the owner's record, which a colleague approves. */
export function InviteDialog({ accountId, owner, onCancel, onDone }: InviteDialogProps) {
  const { t } = useLingui();
  const { send, reason: ofCase } = useSession();
  const scopeNames = useScopeNames();
  const scopeErrorId = useId();
  const [person, setPerson] = useState({ name: '', email: '', birthDate: '' });
  const [scopes, setScopes] = useState<readonly ProxyScope[]>(['view']);
  const [basis, setBasis] = useState<Basis>('none');
  const [days, setDays] = useState('');
  const [reason, setReason] = useState(ofCase);
  const [isScopeMissing, setScopeMissing] = useState(false);
  const act = useAct();
  const errorAt = useErrorAt(act.failure);
  const confirm = async (): Promise<void> => {
    setScopeMissing(scopes.length === 0);
    if (scopes.length === 0) return;
    const went = await act.run(async () => {
      const opening = {
        kind: 'inviteProxy' as const,
        accountId,
        ...person,
        scopes: [...scopes],
        basis: basis === 'none' ? null : basis,
        days: accessDays.find((each) => String(each) === days) ?? null,
        reason,
      };
      await send('askForOpening', { opening });
    });
    if (went) onDone(t`Asked for. A colleague decides under Approvals.`);
  };
  const isUnusable = (name: keyof typeof person): boolean =>
    act.failure?.error === 'inviteeUnusable' && act.failure.fields.includes(name);
  const field = (name: keyof typeof person) => ({
    value: person[name],
    onChange: (value: string) => setPerson({ ...person, [name]: value }),
  });
  return (
    <ConfirmDialog
      title={t`Ask to let somebody look after ${owner}?`}
      act={t`Ask for it`}
      cancel={t`Cancel`}
      isDangerous={false}
      isBusy={act.isBusy}
      onConfirm={() => void confirm()}
      onCancel={onCancel}
    >
      <p>
        <Trans>
          See first that {owner}, or who may decide for them, wants it. Once a colleague approves, a link goes to the
          address below. It works once, for an account with this address and birth date alone.
        </Trans>
      </p>
      <TextField
        {...field('name')}
        label={t`Name`}
        hint={t`As ${owner} calls the person`}
        maxLength={100}
        error={isUnusable('name') ? t`Enter what ${owner} calls the person.` : null}
      />
      <TextField
        {...field('email')}
        label={t`Email`}
        type="email"
        maxLength={254}
        error={isUnusable('email') ? t`Enter the email address of the person, as name@example.org.` : null}
      />
      <TextField
        {...field('birthDate')}
        label={t`Birth date`}
        type="date"
        error={isUnusable('birthDate') ? t`Enter the birth date of the person.` : null}
      />
      <fieldset className="invite-scopes" {...(isScopeMissing ? { 'aria-describedby': scopeErrorId } : {})}>
        <legend>
          <Trans>Allowed to</Trans>
        </legend>
        {proxyScopes.map((scope) => (
          <CheckField
            key={scope}
            label={scopeNames[scope]}
            isChecked={scopes.includes(scope)}
            onChange={(isChosen) =>
              setScopes(proxyScopes.filter((each) => (each === scope ? isChosen : scopes.includes(each))))
            }
          />
        ))}
        {isScopeMissing && (
          <span id={scopeErrorId} className="field-error" role="alert">
            <Trans>Choose one or more.</Trans>
          </span>
        )}
      </fieldset>
      <ChoiceField<Basis>
        label={t`Of a minor: who it is`}
        value={basis}
        options={[
          { value: 'none', label: t`The patient is of age` },
          { value: 'parent', label: t`A parent, by the birth certificate` },
          { value: 'guardian', label: t`A guardian, by the order of the court` },
        ]}
        onChange={setBasis}
        error={errorAt.at('basisMissing', 'patientOfAge')}
      />
      <ChoiceField
        label={t`How long`}
        value={days}
        options={[
          { value: '', label: t`A year; of a minor, until they come of age` },
          ...accessDays.map((count) => ({ value: String(count), label: t`${count} days` })),
        ]}
        onChange={setDays}
      />
      <ReasonField value={reason} onChange={setReason} />
      <ErrorNotice failure={errorAt.elsewhere('inviteeUnusable', 'basisMissing', 'patientOfAge')} />
    </ConfirmDialog>
  );
}
