import type { AppMessage, EstimateInfo } from '@portico/contract';
import { isMobile } from '../native/is-mobile.ts';

/** What the state that shows a framed page tells it beside the app's looks. */
export interface ToldToPage {
  /** The estimate that the visitor comes from. */
  readonly estimate?: EstimateInfo | undefined;
  /** The app is shown within the hospital's native app. By default the browser and its width decide. */
  readonly isMobile?: boolean | undefined;
}

/** The app's answer to a page that is ready (spec §2: "the body class, the mobile flag and estimate info"). */
export function pageInfo(told: ToldToPage): AppMessage {
  return {
    kind: 'pageInfo',
    bodyClass: [...document.body.classList, 'framed'].join(' '),
    isMobile: told.isMobile ?? isMobile(),
    estimateInfo: told.estimate ?? null,
  };
}
