import type { EstimateModel } from '@portico/contract';
import { useState } from 'react';
import { saveDraft, recallDraft } from '../drafts/drafts.ts';
import { useEstimatesBase } from '../estimates-base/estimates-base.ts';
import type { InsurancePanel } from './panel-of.ts';
import { insuranceStatusOf, type InsuranceStatus } from './insurance-status.ts';

export interface OpenedPanel {
  /** null if none was opened, or if the status of the estimate's insurance has changed since. */
  readonly panel: InsurancePanel | null;
  /** It was opened on this page; it was not already open after a reload or a new sign-in. */
  readonly isJustOpened: boolean;
  readonly open: (panel: InsurancePanel | null) => void;
}

interface Opened {
  readonly panel: InsurancePanel;
  readonly status: InsuranceStatus;
  readonly isJustOpened: boolean;
}

/** Stores that the form is open, beside the draft of its input. */
const DRAFT = 'insurance-form';

/**
 * The insurance panel that a person opened. For a signed-in person whose session ended in the middle of the form, the
 * form is open again, as every form with a draft.
 */
export function useOpenedPanel(model: EstimateModel): OpenedPanel {
  const { isSignedIn } = useEstimatesBase();
  const status = insuranceStatusOf(model);
  const [opened, setOpened] = useState<Opened | null>(() =>
    isSignedIn && recallDraft(DRAFT, Date.now())?.['estimate'] === model.EstimateId
      ? { panel: 'form', status, isJustOpened: false }
      : null,
  );
  const isOpen = opened?.status === status;
  return {
    panel: isOpen ? opened.panel : null,
    isJustOpened: isOpen && opened.isJustOpened,
    open: (panel) => {
      setOpened(panel === null ? null : { panel, status, isJustOpened: true });
      if (isSignedIn) saveDraft(DRAFT, panel === 'form' ? { estimate: model.EstimateId } : undefined, Date.now());
    },
  };
}
