import { Trans } from '@lingui/react/macro';
import { Card } from '../ui/card.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { KeepForm } from './keep-form.tsx';
import './words.ts';

/** Beside an estimate: a number that opens it on another device (issue 14, point 5). */
export function KeepCard({ estimateId }: { estimateId: string }) {
  return (
    <div className="no-print">
      <Card title={<Trans>Keep this estimate</Trans>}>
        <div className="stack">
          <p>
            <Trans>
              Get a number for it. With the number, you or someone you trust can open it on any device. It stays as it
              is today.
            </Trans>
          </p>
          <Disclosure summary={<Trans>Get a number</Trans>}>
            <KeepForm estimateId={estimateId} />
          </Disclosure>
        </div>
      </Card>
    </div>
  );
}
