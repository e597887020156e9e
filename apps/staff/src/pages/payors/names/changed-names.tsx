import { Trans, useLingui } from '@lingui/react/macro';
import type { ChangedNameModel } from '@portico/staff-contract';
import { Notice } from '../../../ui/notice.tsx';
import { keyOf } from './name-key.ts';
import { type NamedPayor, useDecisionText } from '../use-decision-text.ts';

/** The names on which a colleague has decided meanwhile, and what stands there now. */
export function ChangedNames({
  changed,
  payors,
}: {
  changed: readonly ChangedNameModel[];
  payors: readonly NamedPayor[];
}) {
  const { t } = useLingui();
  const textOf = useDecisionText();
  if (changed.length === 0) return null;
  return (
    <Notice look="bad">
      <p>
        <Trans>
          A colleague has decided on these names meanwhile, or no price file has them any more. Nothing of yours was
          done; the other names are still ticked. What stands now:
        </Trans>
      </p>
      <ul>
        {changed.map((name) => (
          <li key={keyOf(name)}>
            {name.payerName} – {name.planName}:{' '}
            {name.isThere ? textOf(name.decision, payors) : t`no price file has this name`}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
