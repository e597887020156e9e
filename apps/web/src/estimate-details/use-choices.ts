import type { EstimateModel } from '@portico/contract';
import { useEffect, useState } from 'react';
import { CallFailure } from '../api/call-failure.ts';
import { losesFooting, useUnstableState } from '../estimates-base/unstable-state.ts';
import { latestOnly, type LatestOnly } from './latest-only.ts';
import type { Choice } from './choice.ts';
import { useChange } from './use-change.ts';

/** A choice, with the model that it was made on or that the server returned for it. */
interface ChoiceOn {
  readonly choice: Choice;
  readonly model: EstimateModel;
}

export interface Choices {
  /** The change that is under way. */
  readonly underWay: Choice | null;
  /** The change that failed: its section shows the failure (spec §8). */
  readonly failed: { readonly choice: Choice; readonly failure: CallFailure } | null;
  /** The choice after which the server returned the shown model; null if the model comes from elsewhere. */
  readonly done: Choice | null;
  readonly choose: (choice: Choice) => void;
}

/** Makes the changes of an estimate; of several choices in a row only the last counts. */
export function useChoices(model: EstimateModel, showModel: (model: EstimateModel) => EstimateModel): Choices {
  const change = useChange(model);
  const [asked, setAsked] = useState<ChoiceOn | null>(null);
  const [answered, setAnswered] = useState<ChoiceOn | null>(null);
  const [failed, setFailed] = useState<Choices['failed']>(null);
  const queue = useQueue();
  const isUnstable = losesFooting(failed?.failure ?? null);
  useUnstableState(isUnstable);

  // The response is shown a moment after it has come: until then the choice is under way, not done.
  const underWay = asked?.model === model ? asked.choice : null;
  const done = answered?.model === model ? answered.choice : null;

  const show = (choice: Choice, outcome: EstimateModel | CallFailure) => {
    if (outcome instanceof CallFailure) {
      setFailed({ choice, failure: outcome });
      setAsked(null);
      return;
    }
    const shown = showModel(outcome);
    setAnswered({ choice, model: shown });
    // The earlier choice was made again: nothing changes.
    if (shown === model) setAsked(null);
  };
  const choose = (choice: Choice) => {
    if (underWay?.section === choice.section && underWay.id === choice.id) return;
    setFailed(null);
    setAsked({ choice, model });
    queue.start(
      () => change(choice),
      (outcome) => show(choice, outcome),
    );
  };
  return { underWay, failed: isUnstable ? null : failed, done, choose };
}

/** A response that comes after the page was left must not open it again. */
function useQueue(): LatestOnly<EstimateModel | CallFailure> {
  const [queue] = useState(() => latestOnly<EstimateModel | CallFailure>());
  useEffect(() => {
    queue.open();
    return queue.close;
  }, [queue]);
  return queue;
}
