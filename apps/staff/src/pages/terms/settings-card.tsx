import { Trans } from '@lingui/react/macro';
import type { StaffReply } from '@portico/staff-contract';
import { useTimes } from '../../formats/use-times.ts';
import { TermsWords } from './terms-words.tsx';

type SettingsVersion = StaffReply<'listTerms'>['ofSettings'][number];

/** A version of the settings: what is in force while staff have published none, or what people accepted before. */
export function SettingsCard({ terms: { kind, version, isInForce, keptAt } }: { terms: SettingsVersion }) {
  const { time } = useTimes();
  const since = keptAt === null ? null : time(keptAt);
  return (
    <div className="card stack">
      <div className="row">
        <strong>
          <Trans>Version {version}</Trans>
        </strong>
        {since !== null && (
          <span className="secondary">
            <Trans>Acceptances recorded since {since}</Trans>
          </span>
        )}
      </div>
      <p className="secondary">
        {isInForce ? (
          <Trans>
            Staff have published none: these stand in the settings of the portal, where operators change them. What is
            published here takes their place.
          </Trans>
        ) : (
          <Trans>Of the settings of the portal.</Trans>
        )}
      </p>
      <TermsWords kind={kind} version={version} />
    </div>
  );
}
