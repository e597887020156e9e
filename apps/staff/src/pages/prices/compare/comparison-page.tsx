import { Trans, useLingui } from '@lingui/react/macro';
import { type PriceComparisonModel, type PricesOfLocationModel, staffPages } from '@portico/staff-contract';
import { useState } from 'react';
import { generatePath, Link, useParams } from 'react-router';
import { Page } from '../../../frame/page.tsx';
import { RetryNotice } from '../../../frame/retry-notice.tsx';
import { useTimes } from '../../../formats/use-times.ts';
import { useLoaded } from '../../../session/use-loaded.ts';
import { Button } from '../../../ui/button.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { usePriceNames } from '../use-price-names.ts';
import { VersionDialog } from '../version-dialog.tsx';
import { Asked } from './asked.tsx';
import { Changes } from './changes.tsx';
import { Counts } from './counts.tsx';
import { useComparison } from './use-comparison.ts';

/** What a version would change, before it is live: and the button that makes it so. */
export function ComparisonPage() {
  const { locationId = '', versionId = '' } = useParams();
  // The figures of one version never stand under the title of another, nor does its button.
  return <ComparedVersion key={`${locationId} ${versionId}`} locationId={locationId} versionId={versionId} />;
}

function ComparedVersion({ locationId, versionId }: { locationId: string; versionId: string }) {
  const { t } = useLingui();
  const { reply, failure: unlisted, reload } = useLoaded('listPrices', { locationId });
  const { comparison, failure, isUnderWay, retry } = useComparison(locationId, Number(versionId));
  const [said, setSaid] = useState<string | null>(null);
  const [location] = reply?.locations ?? [];
  return (
    <Page title={t`What version ${versionId} would change`}>
      <p>
        <Link to={generatePath(staffPages.pricesOfLocation, { locationId })}>
          <Trans>Prices of {location?.name ?? locationId}</Trans>
        </Link>
      </p>
      {said === null ? (
        <RetryNotice
          failure={failure ?? unlisted}
          onRetry={() => {
            if (failure !== null) retry();
            if (unlisted !== null) reload();
          }}
        />
      ) : (
        <Notice look="good">
          {said}{' '}
          <Link to={generatePath(staffPages.payorsOfLocation, { locationId })}>
            <Trans>Decide which payors the names of its payers stand for, if there are new ones.</Trans>
          </Link>
        </Notice>
      )}
      {isUnderWay && (
        <Notice look="hint">
          <Trans>The files are compared, which takes a while for large ones.</Trans>
        </Notice>
      )}
      {comparison !== null && location !== undefined && (
        <Comparison comparison={comparison} location={location} isOver={said !== null} onDone={setSaid} />
      )}
    </Page>
  );
}

interface ComparisonProps {
  comparison: PriceComparisonModel;
  location: PricesOfLocationModel;
  isOver: boolean;
  onDone: (told: string) => void;
}

function Comparison({ comparison, location, isOver, onDone }: ComparisonProps) {
  const { t } = useLingui();
  const { pricesOf } = usePriceNames();
  const { time } = useTimes();
  const [isActing, setIsActing] = useState(false);
  const { live, version } = comparison;
  return (
    <>
      <section className="card stack">
        <Facts
          facts={[
            [t`Now live`, t`Version ${live.versionId}: ${live.fileName}, prices of ${pricesOf(live)}`],
            [t`It would be`, t`Version ${version.versionId}: ${version.fileName}, prices of ${pricesOf(version)}`],
            [t`Read on`, time(version.importedAt)],
          ]}
        />
        {!isOver && (
          <div className="row">
            <Button look="primary" onPress={() => setIsActing(true)}>
              <Trans>Make live</Trans>
            </Button>
          </div>
        )}
      </section>
      <Changes
        title={t`Risen tenfold or more, or fallen to a tenth`}
        hint={t`Look at these first: they have rather been mistyped than changed.`}
        empty={t`Nothing rose tenfold, or fell to a tenth.`}
        changes={comparison.jumps}
        all={comparison.jumpCount}
      />
      <Asked isAsked={comparison.isAsked} asked={comparison.asked} />
      <Counts comparison={comparison} />
      <Changes
        title={t`List prices that moved most`}
        empty={t`No list price moved.`}
        changes={comparison.moves}
        all={comparison.moves.length}
      />
      <Services title={t`New services`} services={comparison.newServices} all={comparison.services.new} />
      <Services title={t`Services that are gone`} services={comparison.goneServices} all={comparison.services.gone} />
      {isActing && (
        <VersionDialog
          act={{ kind: 'activate', version }}
          location={location}
          seenLive={live.versionId}
          onDone={(told) => {
            setIsActing(false);
            onDone(told);
          }}
          onCancel={() => setIsActing(false)}
        />
      )}
    </>
  );
}

interface ServicesProps {
  title: string;
  services: PriceComparisonModel['newServices'];
  all: number;
}

function Services({ title, services, all }: ServicesProps) {
  const more = all - services.length;
  if (services.length === 0) return null;
  return (
    <details className="card">
      <summary>
        <strong>{title}</strong> ({all})
      </summary>
      <ul className="service-list">
        {services.map(({ codeType, code, description }) => (
          <li key={`${codeType} ${code}`}>
            {codeType} {code} <span className="secondary">{description}</span>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p className="secondary">
          <Trans>and {more} more</Trans>
        </p>
      )}
    </details>
  );
}
