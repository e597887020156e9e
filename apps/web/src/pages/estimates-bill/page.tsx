import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { notedProviders } from '../../estimates-base/estimated-providers.ts';
import { Page as FramePage } from '../../frame/page.tsx';
import { Button } from '../../ui/button.tsx';
import { BillCard } from './bill-card.tsx';
import { WhatIsNeeded } from './what-is-needed.tsx';
import './bill.css';

/**
 * A bill beside its good-faith estimate, provider by provider (45 CFR 149.620). It is worked out in the browser: nothing that is typed
 * is sent or stored.
 */
export function Page() {
  const [estimated] = useState(notedProviders);
  const [bills, setBills] = useState(() => (estimated.length === 0 ? [0] : estimated.map((_, at) => at)));
  return (
    <FramePage
      state="estimates-bill"
      lead={
        <Trans>
          You paid without insurance and have a good-faith estimate? Compare each bill with the total of that provider
          in the estimate. What you type here is not sent and not stored.
        </Trans>
      }
    >
      {estimated.length > 0 && (
        <p>
          <Trans>The totals are those of the good-faith estimate that you just got. You can change them.</Trans>
        </p>
      )}
      <div className="stack bills">
        {bills.map((number, at) => (
          <BillCard
            key={number}
            number={number}
            position={at + 1}
            estimated={estimated[number]}
            onRemove={bills.length === 1 ? undefined : () => setBills(bills.filter((each) => each !== number))}
          />
        ))}
        <div>
          <Button
            variant="secondary"
            onClick={() => setBills([...bills, Math.max(estimated.length - 1, ...bills) + 1])}
          >
            <Trans>Add another provider</Trans>
          </Button>
        </div>
      </div>
      <WhatIsNeeded />
    </FramePage>
  );
}
