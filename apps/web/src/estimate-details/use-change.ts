import type { EstimateModel } from '@portico/contract';
import { CallFailure } from '../api/call-failure.ts';
import { useEstimatesBase } from '../estimates-base/estimates-base.ts';
import { useSend } from '../portal/use-send.ts';
import type { Choice } from './choice.ts';

/** Makes the call for a choice; returns the new model, or the failure. */
export function useChange(model: EstimateModel) {
  const send = useSend();
  const { calls, token } = useEstimatesBase();
  const estimate = { estimateId: model.EstimateId, template: model.templateId, token };

  const call = (choice: Choice): Promise<EstimateModel> => {
    if (choice.section === 'location') {
      const requiredSectionsComplete = providersAt(model, choice.id) === 0;
      return send(calls.updateLocation, {
        ...estimate,
        chosenId: choice.id,
        requiredSectionsComplete,
        clearProvider: true,
      });
    }
    if (choice.section === 'provider') {
      return send(calls.updateProvider, { ...estimate, chosenId: choice.id, requiredSectionsComplete: true });
    }
    if (choice.section === 'kindOfCare') {
      return send(calls.updateKindOfCare, { estimateId: model.EstimateId, token, kindOfCare: choice.id });
    }
    if (choice.id === 'selfPay') return send(calls.updateToSelfPay, estimate);
    if (choice.id === 'insurerDetails' || choice.id === 'insurerDetailsOnFile') {
      const alsoOnFile = choice.id === 'insurerDetailsOnFile';
      return send(calls.takeInsurerDetails, { estimateId: model.EstimateId, token, alsoOnFile });
    }
    const insurerBenefits = choice.id === 'insurerBenefits';
    return send(calls.updateToInsurance, { estimateId: model.EstimateId, token, insurerBenefits, second: false });
  };
  return async (choice: Choice): Promise<EstimateModel | CallFailure> => {
    try {
      return await call(choice);
    } catch (failure) {
      if (failure instanceof CallFailure) return failure;
      throw failure;
    }
  };
}

function providersAt(model: EstimateModel, locationId: string): number {
  return model.Locations.find(({ Id }) => Id === locationId)?.Providers.length ?? 0;
}
