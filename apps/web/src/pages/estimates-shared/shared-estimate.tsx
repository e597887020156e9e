import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Loading } from '../../frame/loading.tsx';
import { Page as FramePage } from '../../frame/page.tsx';
import { type HealthLink, openLink, ourLink, type SharedDocument as Shared } from '../../health-links/open-link.ts';
import { useHasLeft } from '../../portal/use-has-left.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LinkErrorNotice, type SharedError } from './link-error.tsx';
import { PasscodeForm } from './passcode-form.tsx';
import { SharedDocument } from './shared-document.tsx';

type View =
  | { readonly at: 'opening' }
  | { readonly at: 'passcode'; readonly wrong: number; readonly triesLeft: number | null }
  | { readonly at: 'failed'; readonly error: SharedError }
  | { readonly at: 'open'; readonly shared: Shared };

/** What a health link of this portal leads to. The link's key stays in the browser, and nothing of it is kept. */
export function SharedEstimate({ text }: { text: string }) {
  const { t } = useLingui();
  const hasLeft = useHasLeft();
  const [link] = useState(() => ourLink(text));
  const [view, setView] = useState<View>(() => firstView(link));
  const [busy, setBusy] = useState(false);
  const open = async (passcode: string) => {
    if (typeof link === 'string') return;
    setBusy(true);
    const opened = await openLink(link, passcode);
    if (hasLeft()) return;
    setBusy(false);
    if (opened.is === 'open') setView({ at: 'open', shared: opened.document });
    else if (opened.is === 'failed') setView({ at: 'failed', error: opened.error });
    else {
      setView((before) => {
        const earlier = before.at === 'passcode' ? before.wrong : 0;
        return { at: 'passcode', wrong: passcode === '' ? earlier : earlier + 1, triesLeft: opened.triesLeft };
      });
    }
  };
  useEffect(() => {
    if (view.at === 'opening') void open('');
    // Once for each time that it is opened.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [view.at]);
  if (view.at === 'open') return <SharedDocument shared={view.shared} />;
  return (
    <FramePage
      state="estimates-shared"
      width="form"
      lead={view.at === 'passcode' ? <Trans>Whoever shared it with you has set a passcode.</Trans> : undefined}
    >
      {view.at === 'opening' && (
        <Loading label={t`Opening the estimate`}>
          <Skeleton shape="card" count={2} />
        </Loading>
      )}
      {view.at === 'passcode' && (
        <PasscodeForm
          busy={busy}
          wrong={view.wrong}
          triesLeft={view.triesLeft}
          onPasscode={(said) => void open(said)}
        />
      )}
      {view.at === 'failed' && <LinkErrorNotice error={view.error} onRetry={() => setView(firstView(link))} />}
    </FramePage>
  );
}

function firstView(link: HealthLink | SharedError): View {
  if (typeof link === 'string') return { at: 'failed', error: link };
  return link.needsPasscode ? { at: 'passcode', wrong: 0, triesLeft: null } : { at: 'opening' };
}
