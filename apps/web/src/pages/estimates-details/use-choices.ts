import { updateLocation, updateProvider, type EstimateModel } from '@portico/contract';
import { useEffect, useState } from 'react';
import { CallFailure } from '../../api/call-failure.ts';
import { useSend } from '../../portal/use-send.ts';
import { latestOnly, type LatestOnly } from './latest-only.ts';
import { useShowModel, type DetailsParams } from './use-estimate.ts';

/** A location or a provider that was chosen; `id` is what the calls know as `eafId`. */
interface Choice {
  readonly section: 'location' | 'provider';
  readonly id: string;
}

export interface Choices {
  /** What is being changed right now. */
  readonly underWay: Choice | null;
  /** What could not be changed: its section says so (spec §8). */
  readonly failed: { readonly choice: Choice; readonly failure: CallFailure } | null;
  /** The last choice that went through; null while none was made on this page. */
  readonly done: Choice | null;
  readonly choose: (choice: Choice) => void;
}

/** Changes the location or the provider of an estimate; of choices made in a row only the last counts. */
export function useChoices(model: EstimateModel, params: DetailsParams): Choices {
  const change = useChange(model, params);
  const showModel = useShowModel(params);
  const [underWay, setUnderWay] = useState<Choice | null>(null);
  const [failed, setFailed] = useState<Choices['failed']>(null);
  const [done, setDone] = useState<Choice | null>(null);
  const queue = useQueue();

  const show = (choice: Choice, outcome: EstimateModel | CallFailure) => {
    if (outcome instanceof CallFailure) {
      setFailed({ choice, failure: outcome });
    } else {
      showModel(outcome);
      setDone(choice);
    }
    setUnderWay(null);
  };
  const choose = (choice: Choice) => {
    if (underWay?.section === choice.section && underWay.id === choice.id) return;
    setFailed(null);
    setUnderWay(choice);
    queue.start(
      () => change(choice),
      (outcome) => show(choice, outcome),
    );
  };
  return { underWay, failed, done, choose };
}

function useChange(model: EstimateModel, params: DetailsParams) {
  const send = useSend();
  return async ({ section, id }: Choice): Promise<EstimateModel | CallFailure> => {
    const providers = model.Locations.find((location) => location.Id === id)?.Providers ?? [];
    const input = {
      eafId: id,
      pesGlo: model.PesGlo,
      template: model.petId,
      token: params.token,
      requiredSectionsComplete: section === 'provider' || providers.length === 0,
    };
    try {
      return section === 'location'
        ? await send(updateLocation, { ...input, clearProvider: true })
        : await send(updateProvider, input);
    } catch (failure) {
      if (failure instanceof CallFailure) return failure;
      throw failure;
    }
  };
}

/** An answer that comes after the page was left must not bring it back. */
function useQueue(): LatestOnly<EstimateModel | CallFailure> {
  const [queue] = useState(() => latestOnly<EstimateModel | CallFailure>());
  useEffect(() => {
    queue.open();
    return queue.close;
  }, [queue]);
  return queue;
}
