import { Trans, useLingui } from '@lingui/react/macro';
import { type EstimateInfo, getScheduling, stateOf, type StateParams, textOf } from '@portico/contract';
import { ArrowLeft } from 'lucide-react';
import { useLocation } from 'react-router';
import { CallErrorNotice } from '../../frame/call-error-notice.tsx';
import { Loading } from '../../frame/loading.tsx';
import { PhoneLink } from '../../frame/phone-link.tsx';
import { EmbeddedPage } from '../../framed/embedded-page.tsx';
import { usePortal } from '../../portal/portal.tsx';
import { useCall } from '../../portal/use-call.ts';
import { StateLink } from '../../router/state-link.tsx';
import { useStateParams } from '../../router/use-state-params.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { schedulingAddress } from './scheduling-address.ts';
import { useMobileViewport } from './use-mobile-viewport.ts';
import './embedded-schedule.css';

/** While the provider starts (spec §9: "Scheduling-provider load retries up to 5 times at 1 s"). */
const retries = { times: 5, everyMs: 1000 };

/** A provider's page, on which visits are booked, moved and cancelled (spec §2, 'Embedded scheduling'). */
export function Page() {
  const { settings, language } = usePortal();
  const { search } = useLocation();
  const params = useStateParams('embedded-schedule') ?? {};
  const isMobile = params.mobile === '1' || new URLSearchParams(search).get('mobile') === '1';
  useMobileViewport(isMobile);
  const title = textOf(stateOf('embedded-schedule').title, language);
  return (
    <div className="wide embedded-schedule">
      <title>{`${title} · ${settings.name}`}</title>
      {/* The heading that is seen is the provider's own, within the frame. */}
      <h1 className="visually-hidden">{title}</h1>
      {!isMobile && <WayBack />}
      <ProviderPage params={params} search={search} isMobile={isMobile} />
    </div>
  );
}

/** Without the header there would be none. */
function WayBack() {
  const { settings } = usePortal();
  const isSignedIn = settings.session !== null;
  return (
    <StateLink to={isSignedIn ? 'signedin.visits' : 'helpdesk-center'} className={buttonClass('quiet')}>
      <Icon of={ArrowLeft} size={20} />
      {isSignedIn ? <Trans>Your visits</Trans> : <Trans>Help</Trans>}
    </StateLink>
  );
}

interface ProviderPageProps {
  params: StateParams<'embedded-schedule'>;
  search: string;
  isMobile: boolean;
}

function ProviderPage({ params, search, isMobile }: ProviderPageProps) {
  const { t } = useLingui();
  const { reply, failure, retry } = useCall(getScheduling, params.visit === undefined ? {} : { visit: params.visit }, {
    fresh: true,
  });
  if (failure) return <CallErrorNotice failure={failure} onRetry={retry} />;
  if (!reply) {
    return (
      <Loading label={t`Loading the scheduling page`}>
        <Skeleton shape="line" count={2} />
        <Skeleton shape="card" count={3} />
      </Loading>
    );
  }
  if (reply.url === null) return <NotOffered />;
  return (
    <EmbeddedPage
      src={schedulingAddress(reply.url, search, isMobile)}
      words={{
        title: t`Scheduling page`,
        loading: t`Loading the scheduling page`,
        failed: <Trans>The scheduling page does not load.</Trans>,
      }}
      retries={retries}
      estimate={estimateOf(params)}
      {...(isMobile ? { isMobile } : {})}
      renderInstead={(again) => <Done onAgain={again} />}
    />
  );
}

/** undefined unless the visitor comes from an estimate. */
function estimateOf(params: StateParams<'embedded-schedule'>): EstimateInfo | undefined {
  const { svcArea = '', location = '', template = '', cpt = '' } = params;
  return template === '' && cpt === '' ? undefined : { svcArea, location, template, cpt };
}

/** In place of the provider's page once the visitor is done with it. */
function Done({ onAgain }: { onAgain: () => void }) {
  return (
    <Notice kind="leaf" role="alert" title={<Trans>You are done here.</Trans>}>
      <p>
        <Trans>You can close this page, or go on.</Trans>
      </p>
      <Button variant="secondary" onClick={onAgain}>
        <Trans>Schedule or change a visit</Trans>
      </Button>
    </Notice>
  );
}

function NotOffered() {
  const { settings } = usePortal();
  return (
    <Notice kind="info" title={<Trans>You cannot schedule a visit online here.</Trans>}>
      <p>
        <Trans>
          Call us at <PhoneLink number={settings.phones.helpdesk} />. We find a time with you.
        </Trans>
      </p>
    </Notice>
  );
}
