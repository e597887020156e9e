import { useLingui } from '@lingui/react/macro';
import type { OpeningModel } from '@portico/staff-contract';
import { useOpeningNames } from '../../names/use-opening-names.ts';
import { useScopeNames } from '../../names/use-scope-names.ts';
import { useTimes } from '../../formats/use-times.ts';
import { Facts } from '../../ui/facts.tsx';

/** What was asked for and for whom, as whoever decides must know. */
export function OpeningFacts({ opening }: { opening: OpeningModel }) {
  const { t, i18n } = useLingui();
  const { date } = useTimes();
  const names = useOpeningNames();
  const scopeNames = useScopeNames();
  const list = new Intl.ListFormat(i18n.locale);
  const { person, birthDate, of, access, invitation, reason, askedBy } = opening;
  const accessNames = {
    keep: t`The owner knows them: they keep their access`,
    end: t`The owner does not know them: their access ends`,
  };
  const basisNames = { parent: t`A parent`, guardian: t`A guardian` };
  return (
    <Facts
      facts={[
        [t`What`, names(opening)],
        [t`Person`, person === null || birthDate === null ? t`The account is erased` : `${person}, ${date(birthDate)}`],
        ...(of === null ? [] : [[t`Username or record number`, of] as const]),
        ...(access === null ? [] : [[t`Others who were let in to the record since`, accessNames[access]] as const]),
        ...(invitation === null
          ? []
          : ([
              [t`Invited`, `${invitation.name}, ${invitation.email}, ${date(invitation.birthDate)}`],
              ...(invitation.basis === null ? [] : [[t`Who it is`, basisNames[invitation.basis]] as const]),
              [t`Allowed to`, list.format(invitation.scopes.map((scope) => scopeNames[scope]))],
              [
                t`How long`,
                invitation.days === null ? t`A year; of a minor, until they come of age` : t`${invitation.days} days`,
              ],
            ] as const)),
        [t`Asked by`, askedBy],
        [t`Reason`, reason],
      ]}
    />
  );
}
