import { Trans } from '@lingui/react/macro';
import type { EstimateModel } from '@portico/contract';
import { CalendarPlus, LayoutGrid, Mail, Printer, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useEstimatesBase } from '../estimates-base/estimates-base.ts';
import { printPage } from '../native/print-page.ts';
import { StateLink } from '../router/state-link.tsx';
import { Button, buttonClass } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { DeleteEstimate } from './delete-estimate.tsx';
import { EmailDialog } from './email-dialog.tsx';
import { hasAmount } from './has-amount.ts';
import { servicesParams } from './services-params.ts';
import type { DetailsParams } from './details-params.ts';
import './estimate-actions.css';

/** The actions of an estimate (spec §2). An incomplete one has nothing to print or send yet. */
export function EstimateActions({ model, params }: { model: EstimateModel; params: DetailsParams }) {
  const { states, startOver, storage } = useEstimatesBase();
  const [isMailing, setIsMailing] = useState(false);
  const isComplete = model.Estimate !== null && hasAmount(model.Estimate);
  return (
    <div className="estimate-actions no-print">
      {isComplete && (
        <>
          <Button variant="quiet" icon={Printer} onClick={printPage}>
            <Trans>Print</Trans>
          </Button>
          <Button variant="quiet" icon={Mail} onClick={() => setIsMailing(true)}>
            <Trans>Email this</Trans>
          </Button>
          {model.CanBook && (
            <StateLink to="embedded-schedule" params={scheduleParams(model)} className={buttonClass('quiet')}>
              <Icon of={CalendarPlus} size={20} />
              <Trans>Book this</Trans>
            </StateLink>
          )}
        </>
      )}
      <StateLink to={states.services} params={servicesParams(params)} className={buttonClass('quiet')}>
        <Icon of={LayoutGrid} size={20} />
        <Trans>Different service</Trans>
      </StateLink>
      <StateLink to={states.locations} onClick={startOver} className={buttonClass('quiet')}>
        <Icon of={RotateCcw} size={20} />
        <Trans>Start over</Trans>
      </StateLink>
      {storage && model.canEditAndSave && model.SavedEstimateId !== '' && (
        <DeleteEstimate
          savedEstimateId={model.SavedEstimateId}
          name={model.ServiceName}
          nameLang={model.ServiceNameLanguage}
          storage={storage}
        />
      )}
      <EmailDialog open={isMailing} onClose={() => setIsMailing(false)} estimateId={model.EstimateId} />
    </div>
  );
}

/** What the scheduling page is told of the estimate: names, and no figures (decision 53). */
function scheduleParams({ ServiceAreaId, CurrentLocationId, templateId, Codes }: EstimateModel) {
  return { svcArea: ServiceAreaId, location: CurrentLocationId, template: templateId, cpt: Codes[0] ?? '' };
}
