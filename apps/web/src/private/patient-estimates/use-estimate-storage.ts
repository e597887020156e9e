import {
  deleteEstimate,
  getSavedEstimates,
  patientGetEstimateDetails,
  renameEstimate,
  reviseEstimate,
  saveEstimate,
} from '@portico/contract';
import { CallFailure } from '../../api/call-failure.ts';
import type { EstimateStorage } from '../../estimates-base/estimates-base.ts';
import { callCache } from '../../portal/use-call.ts';
import { useSend } from '../../portal/use-send.ts';
import { useGo } from '../../router/use-go.ts';
import { noteOfWhatWasDone } from './action-done-note.ts';

/** Saving and deleting lead to the saved estimates, and clear the cache of what they change (spec §4). */
export function useEstimateStorage(): EstimateStorage {
  const send = useSend();
  const go = useGo();
  return {
    save: async (estimateId) => {
      insistOn(await send(saveEstimate, { estimateId }));
      await clearCache();
      go('patient-cost-estimates', {}, { note: noteOfWhatWasDone('saved') });
    },
    revise: async (savedEstimateId) => {
      insistOn(await send(reviseEstimate, { savedEstimateId }));
      await clearCache();
      go('patient-cost-estimates', {}, { note: noteOfWhatWasDone('revised') });
    },
    rename: async (savedEstimateId, givenName) => {
      insistOn(await send(renameEstimate, { savedEstimateId, givenName }));
      await clearCache();
    },
    remove: async (savedEstimateId) => {
      try {
        insistOn(await send(deleteEstimate, { savedEstimateId }));
      } catch (failure) {
        // Another tab has deleted it already: the result is the same.
        if (!(failure instanceof CallFailure) || failure.error !== 'unknownEstimate') throw failure;
      }
      await clearCache();
      // "Back" must not lead to a deleted estimate.
      go('patient-cost-estimates', {}, { replace: true, note: noteOfWhatWasDone('deleted') });
    },
  };
}

/** A reply other than success counts as a failure (spec §8: "update-failed flag on save/delete failure"). */
function insistOn({ Success }: { Success: boolean }): void {
  if (!Success) throw new CallFailure('refused');
}

/** The list has been reloaded when this resolves. An estimate that is shown stays until the page is left. */
async function clearCache(): Promise<void> {
  callCache.removeQueries({ queryKey: [patientGetEstimateDetails.name], type: 'inactive' });
  await callCache.invalidateQueries({ queryKey: [getSavedEstimates.name] });
}
