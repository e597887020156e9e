import { Trans } from '@lingui/react/macro';
import type { KeptEstimate } from '@portico/contract';
import { Copy } from 'lucide-react';
import { useCopy } from '../../portal/use-copy.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useDays } from '../../kept-estimates/use-days.ts';

/** The number, large enough to be read to somebody on the phone, and how it opens the estimate. */
export function NumberCard({ kept }: { kept: KeptEstimate }) {
  const day = useDays();
  const number = useCopy();
  const link = useCopy();
  const lastDay = day(kept.GoodThrough);
  const page = kept.Link.replace(/^https?:\/\//, '').replace(/#.*$/, '');
  return (
    <Card title={<Trans>Your number</Trans>}>
      <div className="stack">
        <p className="kept-number" translate="no">
          {kept.Number}
        </p>
        <p>
          <Trans>Good until {lastDay}.</Trans>
        </p>
        <p className="secondary">
          {kept.OpensBy === 'birthDate' ? (
            <Trans>
              On any device, go to <strong className="kept-address">{page}</strong>. Type the number and the date of
              birth it was kept with.
            </Trans>
          ) : (
            <Trans>
              On any device, go to <strong className="kept-address">{page}</strong>. Type the number and the ZIP code it
              was kept with.
            </Trans>
          )}
        </p>
        {number.canCopy && (
          <div className="kept-copy no-print">
            <Button variant="secondary" icon={Copy} onClick={() => number.copy(kept.Number)}>
              <Trans>Copy the number</Trans>
            </Button>
            <Button variant="quiet" icon={Copy} onClick={() => link.copy(kept.Link)}>
              <Trans>Copy the link</Trans>
            </Button>
          </div>
        )}
        <output className="secondary no-print">
          {(number.isCopied || link.isCopied) && <Trans>Copied.</Trans>}
          {(number.hasFailed || link.hasFailed) && <Trans>Your browser did not let us copy it. Write it down.</Trans>}
        </output>
      </div>
    </Card>
  );
}
