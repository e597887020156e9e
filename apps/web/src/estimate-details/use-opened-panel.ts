import type { EstimateModel } from '@portico/contract';
import { useState } from 'react';
import { keepDraft, recallDraft } from '../drafts/drafts.ts';
import { useEstimatesBase } from '../estimates-base/estimates-base.ts';
import type { InsurancePanel } from './panel-of.ts';
import { standingOf, type Standing } from './standing-of.ts';

export interface OpenedPanel {
  /** null where none was opened, or where the estimate stands differently towards insurance since. */
  readonly panel: InsurancePanel | null;
  /** It was opened on this page, and not found open after a reload or after signing in again. */
  readonly isJustOpened: boolean;
  readonly open: (panel: InsurancePanel | null) => void;
}

interface Opened {
  readonly panel: InsurancePanel;
  readonly standing: Standing;
  readonly isJustOpened: boolean;
}

/** That the form stands open, beside the draft of what is typed into it. */
const DRAFT = 'insurance-form';

/**
 * What of the insurance was opened by hand. For whoever is signed in, the form is open again where the session ended in the
 * middle of it, as every form is that has a draft.
 */
export function useOpenedPanel(model: EstimateModel): OpenedPanel {
  const { isSignedIn } = useEstimatesBase();
  const standing = standingOf(model);
  const [opened, setOpened] = useState<Opened | null>(() =>
    isSignedIn && recallDraft(DRAFT, Date.now())?.['estimate'] === model.EstimateId
      ? { panel: 'form', standing, isJustOpened: false }
      : null,
  );
  const isOpen = opened?.standing === standing;
  return {
    panel: isOpen ? opened.panel : null,
    isJustOpened: isOpen && opened.isJustOpened,
    open: (panel) => {
      setOpened(panel === null ? null : { panel, standing, isJustOpened: true });
      if (isSignedIn) keepDraft(DRAFT, panel === 'form' ? { estimate: model.EstimateId } : undefined, Date.now());
    },
  };
}
