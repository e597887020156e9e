import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReplayOutcome } from '@portico/staff-contract';

/** What came of so many messages that were tried again. */
export function useOutcomeTexts(): (outcome: ReplayOutcome, count: number) => string {
  const { t } = useLingui();
  return (outcome, count) => {
    const texts: Readonly<Record<ReplayOutcome, string>> = {
      changed: t`${plural(count, { one: '# message is taken.', other: '# messages are taken.' })}`,
      merged: t`${plural(count, {
        one: '# message is taken, and its records are merged.',
        other: '# messages are taken, and their records are merged.',
      })}`,
      moved: t`${plural(count, {
        one: '# message is taken: its records are merged, and the account opens the merged one.',
        other: '# messages are taken: their records are merged, and the accounts open the merged ones.',
      })}`,
      superseded: t`${plural(count, {
        one: '# message waits no more: a newer one of its patient has come.',
        other: '# messages wait no more: newer ones of their patients have come.',
      })}`,
      refused: t`${plural(count, {
        one: '# message is still refused. Why stands beside it.',
        other: '# messages are still refused. Why stands beside each.',
      })}`,
      gone: t`${plural(count, {
        one: '# message waits no more: a colleague has settled it.',
        other: '# messages wait no more: a colleague has settled them.',
      })}`,
    };
    return texts[outcome];
  };
}
