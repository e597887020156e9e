import { Trans, useLingui } from '@lingui/react/macro';
import { billForm, type Dispute, disputeOf, readForm, validateForm } from '@portico/rules';
import { type SubmitEvent, useState } from 'react';
import { sayErrors } from '../../forms/form-messages.ts';
import { today } from '../../forms/today.ts';
import { listErrors, useFieldErrors } from '../../forms/use-field-errors.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { DisputeResult } from './dispute-result.tsx';
import type { EstimatedProvider } from '../../estimates-base/estimated-providers.ts';
import { useBillMessages } from './use-bill-messages.ts';

export interface BillCardProps {
  /** Tells the fields of one bill from those of another. */
  number: number;
  /** Its place among them, from 1. */
  position: number;
  /** From the last good-faith estimate of this tab; undefined for one that is typed. */
  estimated: EstimatedProvider | undefined;
  /** undefined for the only one. */
  onRemove: (() => void) | undefined;
}

/** What stands in the fields, as typed. */
interface BillInput {
  readonly estimate: string;
  readonly billed: string;
  readonly billedOn: string;
  readonly isInEstimate: boolean;
}

function inputOf(estimated: EstimatedProvider | undefined): BillInput {
  const totalCents = estimated?.totalCents ?? null;
  const estimate = totalCents === null ? '' : billForm.estimate.write(totalCents);
  return { estimate, billed: '', billedOn: '', isInEstimate: estimated === undefined || totalCents !== null };
}

/** One provider's bill: what the estimate said, what was billed, and when. */
export function BillCard({ number, position, estimated, onRemove }: BillCardProps) {
  const { t } = useLingui();
  const [input, setInput] = useState(() => inputOf(estimated));
  const [dispute, setDispute] = useState<Dispute | null>(null);
  const idOf = (name: string) => `${name}-${number}`;
  const context = { today: today(), isInEstimate: input.isInEstimate };
  const messages = sayErrors(useBillMessages(), validateForm(billForm, input, context), idOf);
  const errors = useFieldErrors(messages);
  const change = (part: Partial<BillInput>) => {
    setDispute(null);
    setInput({ ...input, ...part });
  };
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    const read = readForm(billForm, input, context);
    if ('errors' in read || listErrors(messages).length > 0) {
      errors.show();
      return;
    }
    const { estimate: estimateCents, billed: billedCents, billedOn } = read.values;
    setDispute(disputeOf({ estimateCents, billedCents, billedOn }, context.today));
  };
  const field = (name: keyof typeof billForm) => ({
    id: idOf(name),
    error: errors.of(idOf(name)),
    maxLength: billForm[name].longest,
    autoComplete: 'off',
    value: input[name],
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  });
  return (
    <Card title={estimated?.name ?? <Trans>Provider {position}</Trans>}>
      <form className="stack form-width" noValidate onSubmit={onSubmit}>
        <ErrorSummary errors={errors.list} attempt={errors.attempt} />
        {input.isInEstimate && (
          <TextField
            label={<Trans>Total of this provider in the estimate</Trans>}
            hint={<Trans>In dollars, such as 1,234.50</Trans>}
            inputMode="decimal"
            {...field('estimate')}
          />
        )}
        <Checkbox
          id={idOf('notEstimated')}
          label={<Trans>The estimate has no total of this provider</Trans>}
          autoComplete="off"
          checked={!input.isInEstimate}
          onChange={({ target }) => change({ isInEstimate: !target.checked })}
        />
        <TextField label={<Trans>Total of the bill</Trans>} inputMode="decimal" {...field('billed')} />
        <TextField
          label={<Trans>Date on the bill</Trans>}
          hint={<Trans>As month/day/year. Of several bills, the first.</Trans>}
          inputMode="numeric"
          {...field('billedOn')}
        />
        <div className="row">
          <Button type="submit">
            <Trans>Compare</Trans>
          </Button>
          {onRemove && (
            <Button
              variant="quiet"
              onClick={onRemove}
              aria-label={estimated?.name ? t`Remove ${estimated.name}` : t`Remove provider ${position}`}
            >
              <Trans>Remove</Trans>
            </Button>
          )}
        </div>
        <output>{dispute && <DisputeResult dispute={dispute} />}</output>
      </form>
    </Card>
  );
}
