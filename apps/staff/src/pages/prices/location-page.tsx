import { Trans, useLingui } from '@lingui/react/macro';
import { type PricesOfLocationModel, staffPages } from '@portico/staff-contract';
import { useCallback, useState } from 'react';
import { Link, useParams } from 'react-router';
import { ErrorNotice } from '../../frame/error-notice.tsx';
import { Page } from '../../frame/page.tsx';
import { useTimes } from '../../frame/use-times.ts';
import { useLoaded } from '../../session/use-loaded.ts';
import { Notice } from '../../ui/notice.tsx';
import { BringFile } from './bring-file.tsx';
import { Findings } from './findings.tsx';
import { forgetSending } from './sendings.ts';
import { useUpload } from './use-upload.ts';
import { Versions } from './versions.tsx';

/** The prices of a location: a file is brought and read, its findings are shown, and its versions are made live or removed. */
export function LocationPage() {
  const { t } = useLingui();
  const { locationId = '' } = useParams();
  const { reply, failure, reload } = useLoaded('listPrices', { locationId });
  const [location] = reply?.locations ?? [];
  return (
    <Page title={t`Prices of ${location?.name ?? locationId}`}>
      <p>
        <Link to={staffPages.prices}>
          <Trans>All locations</Trans>
        </Link>
      </p>
      <ErrorNotice failure={failure} />
      {reply !== null && location === undefined && (
        <Notice look="hint">
          <Trans>There is no such location.</Trans>
        </Notice>
      )}
      {location !== undefined && <Location location={location} reload={reload} />}
    </Page>
  );
}

function Location({ location, reload }: { location: PricesOfLocationModel; reload: () => void }) {
  const [said, setSaid] = useState<string | null>(null);
  const { locationId } = location;
  const onEnd = useCallback(() => {
    // Another window may have cancelled it.
    forgetSending(locationId);
    reload();
  }, [locationId, reload]);
  const upload = useUpload(location.upload, onEnd);
  const done = (told: string): void => {
    setSaid(told);
    reload();
  };
  return (
    <>
      {said !== null && <Notice look="good">{said}</Notice>}
      {location.isKnown && <BringFile location={location} upload={upload} onChanged={reload} />}
      {upload !== null && <Findings key={upload.uploadId} upload={upload} onAgain={reload} />}
      <Versions location={location} onDone={done} onChanged={reload} />
      <Follow location={location} />
    </>
  );
}

/** Where the server fetches the file by itself. */
function Follow({ location: { follow } }: { location: PricesOfLocationModel }) {
  const { time } = useTimes();
  if (follow === null) return null;
  const { address, nextAt, hasFailed } = follow;
  const next = time(nextAt);
  return (
    <section className="card stack">
      <h2>
        <Trans>Followed</Trans>
      </h2>
      <p>
        <Trans>
          The server fetches this file by itself, and stages it where it has changed: {address}. It does so again after{' '}
          {next}.
        </Trans>
      </p>
      {hasFailed && (
        <Notice look="bad">
          <Trans>
            The last time it could not. Staff were told why by mail; the file can be brought by hand meanwhile.
          </Trans>
        </Notice>
      )}
    </section>
  );
}
