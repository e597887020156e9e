import { Trans, useLingui } from '@lingui/react/macro';
import type { CallReply, getAppRequest } from '@portico/contract';
import { partNames } from './part-names.ts';

type Part = NonNullable<CallReply<typeof getAppRequest>['record']>['parts'][number];

/** What an app may see and change of a record, in the words of patients. */
export function RecordParts({ parts }: { parts: readonly Part[] }) {
  const seen = parts.filter(({ access }) => access.includes('see'));
  const changed = parts.filter(({ access }) => access.includes('change'));
  return (
    <>
      {seen.length > 0 && (
        <>
          <p>
            <Trans>In the health record it may see:</Trans>
          </p>
          <PartList parts={seen} />
        </>
      )}
      {changed.length > 0 && (
        <>
          <p>
            <Trans>In the health record it may add, change or delete:</Trans>
          </p>
          <PartList parts={changed} />
        </>
      )}
    </>
  );
}

function PartList({ parts }: { parts: readonly Part[] }) {
  return (
    <ul>
      {parts.map((part) => (
        <li key={part.type}>
          <PartName part={part} />
        </li>
      ))}
    </ul>
  );
}

function PartName({ part: { type, isNarrowed } }: { part: Part }) {
  const { i18n } = useLingui();
  if (type === '*') return <Trans>everything, also what is added later</Trans>;
  const known = partNames[type];
  const name = known === undefined ? type : i18n._(known);
  return isNarrowed ? <Trans>some of this: {name}</Trans> : name;
}
