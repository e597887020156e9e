import { Trans } from '@lingui/react/macro';
import { usePortal } from '../portal/portal.tsx';
import { Card } from '../ui/card.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { GoodFaithForm } from './good-faith-form.tsx';
import './words.ts';

/**
 * Beside an estimate without insurance: the paper that the law gives whoever pays that way (45 CFR 149.610). Nothing where the
 * hospital gives none through the portal.
 */
export function GoodFaithCard({ estimateId }: { estimateId: string }) {
  const { settings } = usePortal();
  if (!settings.offersGoodFaithEstimates) return null;
  return (
    <div className="no-print">
      <Card title={<Trans>Your good-faith estimate</Trans>}>
        <div className="stack">
          <p>
            <Trans>
              By law, you can get this estimate on paper when you pay without insurance. It lists each item, who bills
              you, and your rights if the bill is higher.
            </Trans>
          </p>
          <Disclosure summary={<Trans>Get it as a PDF</Trans>}>
            <GoodFaithForm estimateId={estimateId} />
          </Disclosure>
        </div>
      </Card>
    </div>
  );
}
