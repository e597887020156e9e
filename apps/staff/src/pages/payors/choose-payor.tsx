import { Trans, useLingui } from '@lingui/react/macro';
import {
  MAX_PAYER_NAME,
  type PayerNameModel,
  type PayorDecisionModel,
  type StaffReply,
} from '@portico/staff-contract';
import { useState } from 'react';
import { ErrorNotice } from '../../frame/error-notice.tsx';
import type { Act } from '../../session/use-act.ts';
import { ChoiceField } from '../../ui/choice-field.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';

export interface ChoosePayorProps {
  names: readonly PayerNameModel[];
  payors: StaffReply<'listPayerNames'>['payors'];
  act: Act;
  onChoose: (decision: PayorDecisionModel) => void;
  onCancel: () => void;
}

/** No id of a payor is empty. */
const NONE = '';

/** More are not read before somebody decides. */
const MOST_NAMED = 5;

/** Asks which payor the names stand for, and of which of its plans their rates are. */
export function ChoosePayor({ names, payors, act, onChoose, onCancel }: ChoosePayorProps) {
  const { t } = useLingui();
  const [first] = names;
  const stands = first?.decision ?? first?.suggestion ?? null;
  const [payorId, setPayorId] = useState(stands === null ? (payors[0]?.id ?? NONE) : (stands.payorId ?? NONE));
  const [plan, setPlan] = useState(names.length === 1 ? (stands?.portalPlan ?? '') : '');
  const plans = payors.find(({ id }) => id === payorId)?.plans ?? [];
  const named = names.slice(0, MOST_NAMED);
  const known = plans.join(', ');
  return (
    <ConfirmDialog
      title={t`Which payor do they stand for?`}
      act={t`Decide`}
      cancel={t`Cancel`}
      isBusy={act.isBusy}
      onCancel={onCancel}
      onConfirm={() =>
        onChoose({
          payorId: payorId === NONE ? null : payorId,
          portalPlan: payorId === NONE || plan.trim() === '' ? null : plan.trim(),
        })
      }
    >
      <ul>
        {named.map(({ payerName, planName }) => (
          <li key={JSON.stringify([payerName, planName])}>
            {payerName} – {planName}
          </li>
        ))}
        {names.length > named.length && (
          <li>
            <Trans>and {names.length - named.length} more</Trans>
          </li>
        )}
      </ul>
      <ChoiceField
        label={t`Payor`}
        value={payorId}
        options={[
          ...payors.map(({ id, name }) => ({ value: id, label: name })),
          { value: NONE, label: t`None of ours` },
        ]}
        onChange={setPayorId}
      />
      {payorId !== NONE && (
        <TextField
          label={t`Plan, as the insurer names it in its answers`}
          hint={known === '' ? t`Empty for all its plans.` : t`Empty for all its plans. The settings know: ${known}`}
          value={plan}
          maxLength={MAX_PAYER_NAME}
          onChange={setPlan}
        />
      )}
      <ErrorNotice failure={act.failure} />
    </ConfirmDialog>
  );
}
