import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { HealthModel } from '@portico/staff-contract';
import { ErrorNotice } from '../../frame/error-notice.tsx';
import { Page } from '../../frame/page.tsx';
import { useTimes } from '../../formats/use-times.ts';
import { useRefreshed } from '../../session/use-refreshed.ts';
import { Notice } from '../../ui/notice.tsx';
import { AskedServices } from './asked-services.tsx';
import { Disks, Prices, Queues } from './state-tables.tsx';
import { useReadinessTexts } from './use-readiness-texts.ts';

/** How everything is that the portal needs: what needs somebody first. It is asked for again and again, and nothing moves by that. */
export function HealthPage() {
  const { t } = useLingui();
  const { reply, failure } = useRefreshed('readHealth', {});
  return (
    <Page title={t`Health`}>
      <p className="secondary">
        <Trans>
          Of every service that the portal asks, of what waits, and of its disks and prices. Nothing of patients.
        </Trans>
      </p>
      <ErrorNotice failure={failure} />
      {reply !== null && <Health health={reply} />}
    </Page>
  );
}

function Health({ health }: { health: HealthModel }) {
  const { t } = useLingui();
  const { time } = useTimes();
  const readiness = useReadinessTexts();
  const { at, host, startedAt, services, insurers, queues, disks, prices } = health;
  const wrong = wrongIn(health);
  const [seen, started] = [time(at), time(startedAt)];
  return (
    <>
      <Notice look={wrong === 0 ? 'good' : 'hint'}>
        {wrong === 0 ? (
          <Trans>Everything is as it should be.</Trans>
        ) : (
          <Plural value={wrong} one="# thing needs somebody." other="# things need somebody." />
        )}
      </Notice>
      {health.readiness !== 'ready' && <Notice look="bad">{readiness[health.readiness]}</Notice>}
      <AskedServices title={t`Services outside`} services={services} />
      <AskedServices title={t`Insurers`} services={insurers} />
      <Queues queues={queues} />
      <Disks disks={disks} />
      <Prices prices={prices} />
      <p className="secondary">
        <Trans>
          As {host} saw it at {seen}, by a process that has run since {started}. Other processes ask services for
          themselves.
        </Trans>
      </p>
    </>
  );
}

function wrongIn({ readiness, services, insurers, queues, disks, prices }: HealthModel): number {
  return [
    readiness !== 'ready',
    ...[...services, ...insurers].map(({ outcome }) => outcome !== 'answered'),
    ...queues.map(({ isLate }) => isLate),
    ...disks.map(({ isLow }) => isLow),
    ...prices.map(({ isOld }) => isOld),
  ].filter(Boolean).length;
}
