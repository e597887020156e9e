import { type ProxyScope, proxyScopes } from '@portico/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { accessDays } from '@portico/staff-contract';
import { useState } from 'react';
import { ErrorNotice } from '../../../frame/error-notice.tsx';
import { ReasonField } from '../../../frame/reason-field.tsx';
import { useScopeNames } from '../../../frame/use-scope-names.ts';
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
  const [person, setPerson] = useState({ name: '', email: '', birthDate: '' });
  const [scopes, setScopes] = useState<readonly ProxyScope[]>(['view']);
  const [basis, setBasis] = useState<Basis>('none');
  const [days, setDays] = useState('');
  const [reason, setReason] = useState(ofCase);
  const act = useAct();
  const confirm = async (): Promise<void> => {
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
  const field = (name: keyof typeof person, label: string, more: { type?: 'email' | 'date'; hint?: string } = {}) => (
    <TextField
      label={label}
      value={person[name]}
      onChange={(value) => setPerson({ ...person, [name]: value })}
      {...more}
    />
  );
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
      {field('name', t`Name`, { hint: t`As ${owner} calls the person` })}
      {field('email', t`Email`, { type: 'email' })}
      {field('birthDate', t`Birth date`, { type: 'date' })}
      <fieldset className="invite-scopes">
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
      <ErrorNotice failure={act.failure} />
    </ConfirmDialog>
  );
}
