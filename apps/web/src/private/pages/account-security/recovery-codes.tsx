import { Trans, useLingui } from '@lingui/react/macro';
import { Copy, Download, Printer } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import { useFieldErrors } from '../../../forms/use-field-errors.ts';
import { useSay } from '../../../frame/live-announcements.tsx';
import { downloadFile } from '../../../native/download-file.ts';
import { printPage } from '../../../native/print-page.ts';
import { localeOf } from '../../../portal/locale-of.ts';
import { usePortal } from '../../../portal/portal.tsx';
import { useFactorWords } from '../../../two-step/factor-kinds.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { type OncePage, useInterlude } from '../../interlude/interlude.tsx';
import { useSession } from '../../session/session.tsx';
import { codesAsText } from './codes-as-text.ts';
import { CopyRefused } from './copy-refused.tsx';
import { useCopy } from '../../../portal/use-copy.ts';
import './recovery-codes.css';

const CODES_SAVED = 'codes-kept';

/** The page of recovery codes, which replaces all others until they are saved. */
export function codesPage(codes: readonly string[]): OncePage {
  return {
    content: <RecoveryCodes codes={codes} />,
    question: {
      title: <Trans>Have you saved your recovery codes?</Trans>,
      text: <Trans>They are shown only this once. If you leave now, you will not see them again.</Trans>,
    },
  };
}

/** Recovery codes, shown only once: on a page of their own, which the user leaves by confirming that they are saved. */
function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const { t } = useLingui();
  const { settings, language } = usePortal();
  const { username } = useSession();
  const { name: title } = useFactorWords().recoveryCode;
  const [madeAt] = useState(() => new Date());
  const { end } = useInterlude();
  const copying = useCopy();
  const [isKept, setIsKept] = useState(false);
  const errors = useFieldErrors({ [CODES_SAVED]: isKept ? undefined : t`Check the box once you have saved the codes` });
  useSay(copying.isCopied ? t`Copied` : '');
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isKept) end();
    else errors.show();
  };
  const madeOn = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long' }).format(madeAt);
  const whose = t`For the account ${username} at ${settings.name}, made on ${madeOn}`;
  const use = t`Each code works once, in place of the second step.`;
  const text = codesAsText([title, whose, use], codes);
  return (
    <div className="wide page">
      <title>{`${t`Save your recovery codes`} · ${settings.name}`}</title>
      <form className="page-content form-width" noValidate onSubmit={onSubmit}>
        <div className="no-print">
          <PageHeading
            takesFocus
            lead={
              <Trans>
                If you ever lose your phone, one of these lets you in instead of the second step. Each works once. We
                show them only now.
              </Trans>
            }
          >
            <Trans>Save your recovery codes</Trans>
          </PageHeading>
        </div>
        <ErrorSummary errors={errors.list} attempt={errors.attempt} />
        <Card>
          <div className="stack">
            <div className="on-paper">
              <h1>{title}</h1>
              <p>{use}</p>
            </div>
            <ol className="recovery-codes" translate="no">
              {codes.map((code) => (
                <li key={code}>{code}</li>
              ))}
            </ol>
            <p className="secondary whose-codes">{whose}</p>
          </div>
        </Card>
        <div className="row recovery-actions no-print">
          {copying.canCopy && (
            <Button variant="quiet" icon={Copy} onClick={() => copying.copy(text)}>
              {copying.isCopied ? <Trans>Copied</Trans> : <Trans>Copy</Trans>}
            </Button>
          )}
          <Button
            variant="quiet"
            icon={Download}
            onClick={() => downloadFile({ name: 'recovery-codes.txt', type: 'text/plain', content: text })}
          >
            <Trans>Download</Trans>
          </Button>
          <Button variant="quiet" icon={Printer} onClick={printPage}>
            <Trans>Print</Trans>
          </Button>
          <CopyRefused hasFailed={copying.hasFailed} />
        </div>
        <p className="no-print">
          <Trans>
            Good places: your password manager, or on paper, with your important documents. Not a photo on your phone.
          </Trans>
        </p>
        <div className="no-print">
          <Checkbox
            id={CODES_SAVED}
            label={<Trans>I have saved the codes in a safe place</Trans>}
            error={errors.of(CODES_SAVED)}
            checked={isKept}
            onChange={(event) => setIsKept(event.target.checked)}
          />
        </div>
        <div className="row no-print">
          <Button type="submit">
            <Trans>Done</Trans>
          </Button>
        </div>
      </form>
    </div>
  );
}
