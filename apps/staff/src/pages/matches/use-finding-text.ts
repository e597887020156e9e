import { useLingui } from '@lingui/react/macro';
import type { MatchModel } from '@portico/staff-contract';

/** What one comparison of a record with a person found. One of a newer version has no words here: it is shown as it comes. */
export function useFindingText(): (finding: MatchModel['findings'][number]) => string {
  const { t } = useLingui();
  const subjects: Readonly<Record<string, string>> = {
    givenName: t`Given name`,
    surname: t`Surname`,
    order: t`Order of names`,
    birthDate: t`Birth date`,
    zip: t`ZIP code`,
    street: t`Street`,
    phone: t`Phone`,
    email: t`Email`,
    sex: t`Sex`,
    generation: t`Junior or senior`,
  };
  const findings: Readonly<Record<string, string>> = {
    equal: t`equal`,
    nickname: t`a nickname`,
    slip: t`equal but for a slip`,
    further: t`a further name`,
    initial: t`an initial`,
    part: t`equal in part`,
    exchanged: t`exchanged`,
    region: t`of the same region`,
    different: t`different`,
  };
  return ({ subject, is }) => `${subjects[subject] ?? subject}: ${findings[is] ?? is}`;
}
