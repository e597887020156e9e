import { updateLocation, updateProvider, type EstimateModel } from '@portico/contract';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { CallFailure } from '../../api/call-failure.ts';
import { useSend } from '../../portal/use-send.ts';
import { useShowModel, type DetailsParams } from './use-estimate.ts';

/** A location or a provider that was chosen; `id` is what the calls know as `eafId`. */
export interface Choice {
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

/**
 * Changes the location or the provider of an estimate. One change runs at a time: a choice made meanwhile waits, a later
 * one takes its place, and only the answer to the last is shown. So the server and the screen end up with the same.
 */
export function useChoices(model: EstimateModel, params: DetailsParams): Choices {
  const change = useChange(model, params);
  const showModel = useShowModel(params);
  const [underWay, setUnderWay] = useState<Choice | null>(null);
  const [failed, setFailed] = useState<Choices['failed']>(null);
  const [done, setDone] = useState<Choice | null>(null);
  const waiting = useRef<Choice | null>(null);
  const isRunning = useRef(false);
  const isHere = useIsHere();

  const show = (choice: Choice, outcome: EstimateModel | CallFailure) => {
    if (outcome instanceof CallFailure) {
      setFailed({ choice, failure: outcome });
    } else {
      showModel(outcome);
      setDone(choice);
    }
    setUnderWay(null);
  };

  const runNext = async (): Promise<void> => {
    const choice = waiting.current;
    if (choice === null) return;
    waiting.current = null;
    isRunning.current = true;
    const outcome = await change(choice);
    isRunning.current = false;
    if (!isHere.current) return;
    if (waiting.current === null) show(choice, outcome);
    else await runNext();
  };

  const choose = (choice: Choice) => {
    setFailed(null);
    setUnderWay(choice);
    waiting.current = choice;
    if (!isRunning.current) void runNext();
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

/** False once the page was left: an answer that comes then must not bring it back. */
function useIsHere(): RefObject<boolean> {
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
}
