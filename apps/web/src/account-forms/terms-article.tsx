import { Trans, useLingui } from '@lingui/react/macro';
import { Printer } from 'lucide-react';
import { printPage } from '../native/print-page.ts';
import { usePortal } from '../portal/portal.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import type { AccountTerms } from './with-terms.tsx';
import './terms.css';
import './words.ts';

/** The whole text at a readable width, without a scroll box; it prints as shown. */
export function TermsArticle({ terms: { version, paragraphs } }: { terms: AccountTerms }) {
  const { t } = useLingui();
  const { settings } = usePortal();
  return (
    <div className="stack">
      <article aria-label={t`Terms and conditions`}>
        <Card>
          <div className="account-terms">
            <p className="account-terms-of">{settings.name}</p>
            {paragraphs.map((paragraph, at) => (
              <p key={at}>{paragraph}</p>
            ))}
            {/* What staff are still writing has none. */}
            {version !== '' && (
              <p className="secondary">
                <Trans>Version {version}</Trans>
              </p>
            )}
          </div>
        </Card>
      </article>
      <div className="no-print">
        <Button variant="quiet" icon={Printer} onClick={printPage}>
          <Trans>Print the terms</Trans>
        </Button>
      </div>
    </div>
  );
}
