import { Trans, useLingui } from '@lingui/react/macro';
import { languageOfTag } from '@portico/contract';
import { FileDown } from 'lucide-react';
import { Page as FramePage } from '../../frame/page.tsx';
import type { SharedDocument as Shared } from '../../health-links/open-link.ts';
import { downloadFile } from '../../native/download-file.ts';
import { usePortal } from '../../portal/portal.tsx';
import { StateLink } from '../../router/state-link.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Narrative } from './narrative.tsx';
import './shared-document.css';

/** The estimate that somebody shared, in the language in which they shared it. */
export function SharedDocument({ shared }: { shared: Shared }) {
  const { i18n } = useLingui();
  const { settings } = usePortal();
  const { title, language, author, madeAt, sections, pdf } = shared;
  const day = i18n.date(new Date(madeAt), { dateStyle: 'long', timeZone: settings.timeZone });
  return (
    <FramePage
      state="estimates-shared"
      title={title}
      titleLang={languageOfTag(language)}
      lead={
        <Trans>
          {author} said this on {day}. Somebody shared it with you.
        </Trans>
      }
    >
      <div className="shared-document">
        <div className="row no-print">
          {pdf !== null && (
            <Button variant="secondary" icon={FileDown} onClick={() => savePdf(pdf)}>
              <Trans>Save as PDF</Trans>
            </Button>
          )}
          <StateLink to="estimates" className={buttonClass('quiet')}>
            <Trans>Make an estimate of your own</Trans>
          </StateLink>
        </div>
        {sections.map(({ title: heading, narrative }) => (
          <Card key={heading + narrative} title={<span lang={language}>{heading}</span>}>
            <div lang={language}>
              <Narrative xhtml={narrative} />
            </div>
          </Card>
        ))}
      </div>
    </FramePage>
  );
}

function savePdf(base64: string): void {
  const content = Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0));
  downloadFile({ name: 'estimate.pdf', type: 'application/pdf', content });
}
