import { useLingui } from '@lingui/react/macro';
import type { PricesOfLocationModel } from '@portico/staff-contract';
import { useKeptFocus } from '../../../ui/use-kept-focus.ts';
import { Followed } from './followed.tsx';
import { FollowForm } from './follow-form.tsx';

export interface FollowCardProps {
  location: PricesOfLocationModel;
  /** Hears what was done, in a sentence. */
  onDone: (told: string) => void;
  /** Something is otherwise than it was shown. */
  onChanged: () => void;
}

/** The file that the server fetches by itself, or the form that has it do so. */
export function FollowCard({ location, onDone, onChanged }: FollowCardProps) {
  const { t } = useLingui();
  const part = useKeptFocus<HTMLElement>();
  const { follow, isKnown } = location;
  if (follow === null && !isKnown) return null;
  return (
    <section aria-label={t`Followed`} {...part}>
      {follow === null ? (
        <FollowForm location={location} onDone={onDone} />
      ) : (
        <Followed location={location} follow={follow} onDone={onDone} onChanged={onChanged} />
      )}
    </section>
  );
}
