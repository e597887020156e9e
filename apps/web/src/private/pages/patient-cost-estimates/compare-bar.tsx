import { Trans } from '@lingui/react/macro';
import { Columns2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Comparison } from './comparison.tsx';
import type { ComparisonChoice } from './use-comparison.ts';

/** What is chosen to be compared, and the button that shows both side by side. */
export function CompareBar({ choice: { chosen } }: { choice: ComparisonChoice }) {
  const [isOpen, setIsOpen] = useState(false);
  const [first, second] = chosen;
  return (
    <div className="row comparison-bar">
      {first && second ? (
        <Button variant="secondary" icon={Columns2} onClick={() => setIsOpen(true)}>
          <Trans>Compare the two</Trans>
        </Button>
      ) : (
        <output className="secondary">
          {first ? <Trans>Choose one more to compare.</Trans> : <Trans>Choose two to compare them side by side.</Trans>}
        </output>
      )}
      <Dialog title={<Trans>Side by side</Trans>} open={isOpen} onClose={() => setIsOpen(false)}>
        {first && second && <Comparison first={first} second={second} />}
      </Dialog>
    </div>
  );
}
