import { Trans } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { Share2 } from 'lucide-react';
import './words.ts';

/** Loaded when it is opened: most people share nothing. */
const ShareLinks = lazy(() => import('./share-links.tsx'));

/** Beside an estimate: a SMART Health Link that shares it (issue 14, point 5). */
export function ShareCard({ estimateId }: { estimateId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="no-print">
      <Card title={<Trans>Share it as a health link</Trans>}>
        <div className="stack">
          <p>
            <Trans>
              Health apps and some doctors’ offices can open a health link. They see this estimate as it is today, and
              get a PDF of it. It does not have your name in it.
            </Trans>{' '}
            <Trans>It opens in a web browser, too.</Trans>
          </p>
          {isOpen ? (
            <Suspense fallback={<Skeleton shape="card" />}>
              <ShareLinks estimateId={estimateId} />
            </Suspense>
          ) : (
            <div className="row">
              <Button variant="secondary" icon={Share2} onClick={() => setIsOpen(true)}>
                <Trans>Make or end a link</Trans>
              </Button>
            </div>
          )}
        </div>
      </Card>
    </div>
  );
}
