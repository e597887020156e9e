import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { PayerNameModel, StaffReply } from '@portico/staff-contract';
import { useState } from 'react';
import { ErrorNotice } from '../../../frame/error-notice.tsx';
import { TickButtons } from '../../../frame/tick-buttons.tsx';
import { useNumbers } from '../../../formats/use-numbers.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckField } from '../../../ui/check-field.tsx';
import { type DataColumn, DataTable } from '../../../ui/data-table.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useKeptFocus } from '../../../ui/use-kept-focus.ts';
import { ChangedNames } from './changed-names.tsx';
import { ChoosePayor } from './choose-payor.tsx';
import { keyOf } from './name-key.ts';
import { useDecide } from './use-decide.ts';
import { useDecisionText } from '../use-decision-text.ts';
import '../../../ui/ticked-acts.css';

export interface PayerNamesProps {
  locationId: string;
  listed: StaffReply<'listPayerNames'>;
  onChanged: () => void;
}

/** Names are ticked, and then decided on together: as it is suggested, or by choice. Ticks stay while others are shown. */
export function PayerNames({ locationId, listed: { names, payors }, onChanged }: PayerNamesProps) {
  const { t } = useLingui();
  const { count } = useNumbers();
  const textOf = useDecisionText();
  const part = useKeptFocus<HTMLElement>();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isChoosing, setIsChoosing] = useState(false);
  const ticked = names.filter((name) => chosen.has(keyOf(name)));
  const { decide, undo, undoable, changed, act } = useDecide(locationId, (settled) => {
    const keys = new Set(settled.map(keyOf));
    setChosen((before) => new Set([...before].filter((key) => !keys.has(key))));
    if (ticked.every((name) => keys.has(keyOf(name)))) setIsChoosing(false);
    onChanged();
  });
  const suggested = names.filter(({ suggestion }) => suggestion !== null);
  const accepted = ticked.filter(({ suggestion }) => suggestion !== null);
  const decided = ticked.filter(({ decision }) => decision !== null);
  const tick = (more: readonly PayerNameModel[]): void => setChosen(new Set([...chosen, ...more.map(keyOf)]));
  const columns: readonly DataColumn<PayerNameModel>[] = [
    {
      id: 'name',
      name: t`Payer and plan in the file`,
      renderCell: (name) => (
        <CheckField
          label={`${name.payerName} – ${name.planName}`}
          isChecked={chosen.has(keyOf(name))}
          onChange={(isChecked) => {
            const next = new Set(chosen);
            if (isChecked) next.add(keyOf(name));
            else next.delete(keyOf(name));
            setChosen(next);
          }}
        />
      ),
    },
    {
      id: 'stands',
      name: t`Stands for`,
      renderCell: ({ decision, suggestion }) => {
        if (decision !== null) return textOf(decision, payors);
        if (suggestion === null) return <span className="secondary">{t`No suggestion`}</span>;
        return t`Suggested: ${textOf(suggestion, payors)}`;
      },
    },
    {
      id: 'patients',
      name: t`Patients, at most`,
      renderCell: ({ patients }) => (patients === null ? '–' : count(patients)),
    },
    { id: 'rates', name: t`Rates`, renderCell: ({ rates }) => count(rates) },
    {
      id: 'staged',
      name: t`Rates not live yet`,
      renderCell: ({ staged }) => (staged === 0 ? '–' : count(staged)),
    },
  ];
  const accept = (): void => void decide(accepted.map(({ suggestion, ...name }) => ({ ...name, to: suggestion })));
  const takeBack = (): void => void decide(decided.map((name) => ({ ...name, to: null })));
  return (
    <section className="stack" aria-label={t`Payers and plans`} {...part}>
      {undoable > 0 && (
        <Notice look="good">
          <div className="row">
            <Plural value={undoable} one="# name is decided." other="# names are decided." />
            <Button isBusy={act.isBusy} onPress={() => void undo()}>
              <Trans>Undo</Trans>
            </Button>
          </div>
        </Notice>
      )}
      {!isChoosing && (
        <>
          <ChangedNames changed={changed} payors={payors} />
          <ErrorNotice failure={act.failure} />
        </>
      )}
      <div className="row ticked-acts">
        {suggested.length > 0 && (
          <Button onPress={() => tick(suggested)}>
            <Plural value={suggested.length} one="Tick the suggestion" other="Tick all # suggestions" />
          </Button>
        )}
        <TickButtons
          isAnyShown={names.length > 0}
          isAnyTicked={ticked.length > 0}
          onAll={() => tick(names)}
          onNone={() => setChosen(new Set())}
        />
      </div>
      <DataTable
        label={t`Payers and plans`}
        columns={columns}
        items={names}
        keyOf={keyOf}
        empty={t`There is no such name.`}
      />
      {ticked.length > 0 && (
        <div className="row ticked-acts">
          {accepted.length > 0 && (
            <Button look="primary" isBusy={act.isBusy} onPress={accept}>
              <Plural value={accepted.length} one="Accept # suggestion" other="Accept # suggestions" />
            </Button>
          )}
          <Button
            onPress={() => {
              act.forget();
              setIsChoosing(true);
            }}
          >
            <Plural value={ticked.length} one="Choose a payor for # name" other="Choose a payor for # names" />
          </Button>
          {decided.length > 0 && (
            <Button look="danger" isBusy={act.isBusy} onPress={takeBack}>
              <Plural value={decided.length} one="Take back # decision" other="Take back # decisions" />
            </Button>
          )}
        </div>
      )}
      {isChoosing && (
        <ChoosePayor
          names={ticked}
          payors={payors}
          act={act}
          changed={changed}
          onChoose={(all) => void decide(all)}
          onCancel={() => setIsChoosing(false)}
        />
      )}
    </section>
  );
}
