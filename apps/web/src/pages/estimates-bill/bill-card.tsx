import { Trans, useLingui } from '@lingui/react/macro';
import { billForm, disputeOf, readForm, validateForm } from '@portico/rules';
import { type SubmitEvent, useState } from 'react';
import { sayErrors } from '../../forms/form-messages.ts';
import { today } from '../../forms/today.ts';
import { listErrors, useFieldErrors } from '../../forms/use-field-errors.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { type Dispute, DisputeResult } from './dispute-result.tsx';
import { useBillMessages } from './use-bill-messages.ts';

export interface BillCardProps {
  /** Tells the fields of one bill from those of another. */
  number: number;
  /** Its place among them, from 1. */
  position: number;
  /** undefined for the only one. */
  onRemove: (() => void) | undefined;
}

const nothing = { estimate: '', billed: '', billedOn: '' };

/** One provider's bill: what the estimate said, what was billed, and when. */
export function BillCard({ number, position, onRemove }: BillCardProps) {
  const { t } = useLingui();
  const [input, setInput] = useState(nothing);
  const [dispute, setDispute] = useState<Dispute | null>(null);
  const idOf = (name: string) => `${name}-${number}`;
  const context = { today: today() };
  const messages = sayErrors(useBillMessages(), validateForm(billForm, input, context), idOf);
  const errors = useFieldErrors(messages);
  const change = (part: Partial<typeof nothing>) => {
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
  const field = (name: keyof typeof nothing) => ({
    id: idOf(name),
    error: errors.of(idOf(name)),
    maxLength: billForm[name].longest,
    autoComplete: 'off',
    value: input[name],
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  });
  return (
    <Card title={<Trans>Provider {position}</Trans>}>
      <form className="stack form-width" noValidate onSubmit={onSubmit}>
        <ErrorSummary errors={errors.list} attempt={errors.attempt} />
        <TextField
          label={<Trans>Total of this provider in the estimate</Trans>}
          hint={<Trans>In dollars, such as 1,234.50</Trans>}
          inputMode="decimal"
          {...field('estimate')}
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
            <Button variant="quiet" onClick={onRemove} aria-label={t`Remove provider ${position}`}>
              <Trans>Remove</Trans>
            </Button>
          )}
        </div>
        <output>{dispute && <DisputeResult dispute={dispute} />}</output>
      </form>
    </Card>
  );
}
