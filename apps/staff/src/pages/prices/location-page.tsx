import { Trans, useLingui } from '@lingui/react/macro';
import { type PricesOfLocationModel, staffPages } from '@portico/staff-contract';
import { useCallback, useState } from 'react';
import { Link, useParams } from 'react-router';
import { ErrorNotice } from '../../frame/error-notice.tsx';
import { Page } from '../../frame/page.tsx';
import { useLoaded } from '../../session/use-loaded.ts';
import { Notice } from '../../ui/notice.tsx';
import { BringFile } from './upload/bring-file.tsx';
import { Findings } from './upload/findings.tsx';
import { FollowCard } from './follow/follow-card.tsx';
import { forgetSending } from './upload/sendings.ts';
import { useUpload } from './upload/use-upload.ts';
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
      <FollowCard location={location} onDone={done} onChanged={reload} />
    </>
  );
}
