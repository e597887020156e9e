import { useLingui } from '@lingui/react/macro';
import type { AuditDamage, AuditVerdictModel } from '@portico/staff-contract';

type Broken = NonNullable<AuditVerdictModel['broken']>;

/** What is wrong with the first entry that is. */
export function useDamageTexts(): (broken: Broken) => string {
  const { t } = useLingui();
  return ({ number, damage }) => {
    const texts: Readonly<Record<AuditDamage, string>> = {
      missing: t`The trail is broken: entry ${number} is missing.`,
      missingToEnd: t`The trail is broken: entry ${number} is missing, and all behind it.`,
      changed: t`The trail is broken: entry ${number} is not what was appended. It, or the one before it, was changed or put elsewhere.`,
      behindEnd: t`The trail is broken: entry ${number} stands behind its end, and was not appended.`,
      secretNotHere: t`The trail cannot be verified: entry ${number} was made with a secret that is not at hand.`,
      notAsNoted: t`The trail is broken: entry ${number} is not the one of the earlier verification.`,
      otherEnd: t`The trail is broken: entry ${number} does not match the end that was kept.`,
      formerSecret: t`The trail is broken: entry ${number} is its end under a secret that was changed since.`,
      cutOff: t`The trail was cut: entry ${number} was there at the earlier verification.`,
    };
    return texts[damage];
  };
}
