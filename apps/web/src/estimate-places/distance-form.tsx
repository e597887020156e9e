import { Trans, useLingui } from '@lingui/react/macro';
import { siteDistances } from '@portico/contract';
import { type FormEvent, useState } from 'react';
import { EstimateErrorNotice } from '../estimates-base/estimate-error-notice.tsx';
import { useEstimatesBase } from '../estimates-base/estimates-base.ts';
import { useSay } from '../frame/live-announcements.tsx';
import { useAction } from '../portal/use-action.ts';
import { useSend } from '../portal/use-send.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/text-field.tsx';
import type { MilesBySite, SiteOrder } from './order-sites.ts';

const FIELD = 'distance-zip';

export interface DistanceFormProps {
  hasDistances: boolean;
  order: SiteOrder;
  /** null for a ZIP code that is not known. */
  onFound: (miles: MilesBySite | null) => void;
  onOrder: (order: SiteOrder) => void;
}

/** Asks from which ZIP code the distances are reckoned; it is sent for that and kept nowhere. */
export function DistanceForm({ hasDistances, order, onFound, onOrder }: DistanceFormProps) {
  const { t } = useLingui();
  const send = useSend();
  const { token } = useEstimatesBase();
  const { busy, failure, run } = useAction();
  const [zip, setZip] = useState('');
  const [isUnknown, setUnknown] = useState(false);
  const ask = () =>
    run(async () => {
      const { IsKnown, Distances } = await send(siteDistances, { zip, token });
      setUnknown(!IsKnown);
      onFound(IsKnown ? new Map(Distances.map(({ LocationId, Miles }) => [LocationId, Miles])) : null);
    });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void ask();
  };
  useSay(hasDistances ? t`Distances are shown, the nearest first.` : '');
  return (
    <form className="distance no-print" noValidate onSubmit={onSubmit}>
      {failure && <EstimateErrorNotice failure={failure} onRetry={() => void ask()} />}
      <div className="distance-row">
        <TextField
          id={FIELD}
          label={t`Your ZIP code`}
          hint={<Trans>For the distance only. We do not keep it.</Trans>}
          error={isUnknown ? t`We do not know this ZIP code. Check its five digits.` : undefined}
          value={zip}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={10}
          onChange={(event) => setZip(event.target.value)}
        />
        <Button type="submit" variant="secondary" busy={busy}>
          <Trans>Show distances</Trans>
        </Button>
      </div>
      {hasDistances && (
        <fieldset className="distance-order">
          <legend className="visually-hidden">{t`Order`}</legend>
          <Order isChosen={order === 'distance'} onChoose={() => onOrder('distance')} label={t`Nearest first`} />
          <Order isChosen={order === 'price'} onChoose={() => onOrder('price')} label={t`Lowest price first`} />
        </fieldset>
      )}
    </form>
  );
}

function Order({ isChosen, onChoose, label }: { isChosen: boolean; onChoose: () => void; label: string }) {
  return (
    <button type="button" className="distance-choice" aria-pressed={isChosen} onClick={onChoose}>
      {label}
    </button>
  );
}
