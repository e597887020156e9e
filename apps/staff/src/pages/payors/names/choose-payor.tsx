import { Trans, useLingui } from '@lingui/react/macro';
import {
  type ChangedNameModel,
  MAX_PAYER_NAME,
  type PayerNameModel,
  type PayorDecisionModel,
  type StaffReply,
} from '@portico/staff-contract';
import { useRef, useState } from 'react';
import { ErrorNotice } from '../../../frame/error-notice.tsx';
import type { Act } from '../../../session/use-act.ts';
import { ChoiceField } from '../../../ui/choice-field.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { ChangedNames } from './changed-names.tsx';
import { keyOf } from './name-key.ts';
import type { Decided } from './use-decide.ts';
import { type NamedPayor, useDecisionText } from '../use-decision-text.ts';

export interface ChoosePayorProps {
  names: readonly PayerNameModel[];
  payors: StaffReply<'listPayerNames'>['payors'];
  act: Act;
  changed: readonly ChangedNameModel[];
  onChoose: (decided: readonly Decided[]) => void;
  onCancel: () => void;
}

/** No id of a payor is empty, or begins with a hyphen. */
const UNCHOSEN = '';
const NONE = '-';

/** More are not read before somebody decides. */
const MOST_NAMED = 5;

/** Asks which payor the names stand for, and of which of its plans their rates are. */
export function ChoosePayor({ names, payors, act, changed, onChoose, onCancel }: ChoosePayorProps) {
  const { t } = useLingui();
  const textOf = useDecisionText();
  const field = useRef<HTMLSelectElement>(null);
  // A colleague may leave one of several.
  const [isOne] = useState(names.length === 1);
  const [payorId, setPayorId] = useState(() => payorOfAll(names, payors));
  const [plans, setPlans] = useState<'own' | 'same'>(isOne ? 'same' : 'own');
  const [plan, setPlan] = useState(() => (isOne ? (standsFor(names[0])?.portalPlan ?? '') : ''));
  const [isMissing, setIsMissing] = useState(false);
  const decisionOf = (name: PayerNameModel): PayorDecisionModel => {
    if (payorId === NONE) return { payorId: null, portalPlan: null };
    const own = standsFor(name)?.portalPlan ?? null;
    return { payorId, portalPlan: plans === 'own' ? own : plan.trim() || null };
  };
  const confirm = (): void => {
    if (payorId === UNCHOSEN) {
      setIsMissing(true);
      field.current?.focus();
    } else onChoose(names.map((name) => ({ ...name, to: decisionOf(name) })));
  };
  const known = (payors.find(({ id }) => id === payorId)?.plans ?? []).join(', ');
  const hasPayor = payorId !== UNCHOSEN && payorId !== NONE;
  const named = names.slice(0, MOST_NAMED);
  return (
    <ConfirmDialog
      title={t`Which payor do they stand for?`}
      act={t`Decide`}
      cancel={t`Cancel`}
      isBusy={act.isBusy}
      onCancel={onCancel}
      onConfirm={confirm}
    >
      <ul>
        {named.map((name) => (
          <li key={keyOf(name)}>
            {name.payerName} – {name.planName}
            {payorId !== UNCHOSEN && <span className="secondary"> → {textOf(decisionOf(name), payors)}</span>}
          </li>
        ))}
        {names.length > named.length && (
          <li>
            <Trans>and {names.length - named.length} more</Trans>
          </li>
        )}
      </ul>
      <ChoiceField
        ref={field}
        label={t`Payor`}
        value={payorId}
        options={[
          ...(payorId === UNCHOSEN ? [{ value: UNCHOSEN, label: '–' }] : []),
          ...payors.map(({ id, name }) => ({ value: id, label: name })),
          { value: NONE, label: t`None of ours` },
        ]}
        error={isMissing && payorId === UNCHOSEN ? t`Choose a payor, or none of ours.` : null}
        onChange={setPayorId}
      />
      {hasPayor && !isOne && (
        <ChoiceField
          label={t`Plans`}
          value={plans}
          options={[
            { value: 'own', label: t`Each name its own, as decided or suggested` },
            { value: 'same', label: t`The same for all of them` },
          ]}
          onChange={setPlans}
        />
      )}
      {hasPayor && plans === 'same' && (
        <TextField
          label={t`Plan, as the insurer names it in its answers`}
          hint={known === '' ? t`Empty for all its plans.` : t`Empty for all its plans. The settings know: ${known}`}
          value={plan}
          maxLength={MAX_PAYER_NAME}
          onChange={setPlan}
        />
      )}
      <ChangedNames changed={changed} payors={payors} />
      <ErrorNotice failure={act.failure} />
    </ConfirmDialog>
  );
}

function standsFor(name: PayerNameModel | undefined): PayorDecisionModel | null {
  return name?.decision ?? name?.suggestion ?? null;
}

/** What the names stand for, or probably do, where it is the same for all; else somebody has to say it. */
function payorOfAll(names: readonly PayerNameModel[], payors: readonly NamedPayor[]): string {
  const known = new Set([NONE, ...payors.map(({ id }) => id)]);
  const all = new Set(
    names.map((name) => {
      const stands = standsFor(name);
      return stands === null ? UNCHOSEN : (stands.payorId ?? NONE);
    }),
  );
  const [payor = UNCHOSEN] = all;
  return all.size === 1 && known.has(payor) ? payor : UNCHOSEN;
}
