import { useLingui } from '@lingui/react/macro';
import type { Activity } from '@portico/contract';

/** Who did it, as a sentence begins with it. */
export function useWho({ actor, actorName: name }: Pick<Activity, 'actor' | 'actorName'>): string {
  const { t } = useLingui();
  const words: Readonly<Record<Activity['actor'], string>> = {
    you: t`You`,
    proxy: name === null ? t`Somebody who looks after you` : t`${name}, who looks after you,`,
    staff: name === null ? t`Our staff` : t`${name}, staff,`,
    visitor: t`Somebody who was not signed in`,
    system: t`This portal`,
  };
  return words[actor];
}
