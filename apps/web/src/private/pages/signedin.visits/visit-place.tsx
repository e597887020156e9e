import { Trans } from '@lingui/react/macro';
import type { Appointment } from '@portico/contract';
import { PhoneLink } from '../../../frame/phone-link.tsx';

/** Where somebody goes, if anywhere: the place, with its address and phone where they are known. */
export function VisitPlace({ isVideo, place }: Pick<Appointment, 'isVideo' | 'place'>) {
  return (
    <>
      {isVideo && (
        <p>
          <Trans>By video, from wherever you are</Trans>
        </p>
      )}
      {place !== null && (
        <p>
          {place.name}
          {place.address !== '' && (
            <>
              <br />
              <span className="secondary">
                {place.address} · <PhoneLink number={place.phone} />
              </span>
            </>
          )}
        </p>
      )}
    </>
  );
}
