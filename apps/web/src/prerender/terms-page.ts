import {
  type DrawnPage,
  getAccountTerms,
  guestTerms,
  pathTo,
  type PortalSettings,
  type TermsToDraw,
} from '@portico/contract';
import { saveFlowStatus } from '../flow/flow-status.ts';
import { callCache, callKey } from '../portal/use-call.ts';
import { signUp } from '../sign-up/sign-up-flow.ts';
import { drawPage } from './draw-page.tsx';

/**
 * Draws the page on which people accept terms, for staff who write some (docs/decisions/0226): the last step of a sign-up, or the page before a
 * guest's first estimate. The build makes a module of its own of this (build/draw-pages.ts), which the server loads.
 */
export async function drawTermsPage(settings: PortalSettings, terms: TermsToDraw): Promise<DrawnPage> {
  try {
    return await drawPage(
      settings,
      terms.kind === 'account' ? answerSignUp(settings, terms) : answerGuest(settings, terms),
    );
  } finally {
    callCache.clear();
  }
}

/** What the server would say to whoever has come to the last step. @returns the path of the page. */
function answerSignUp({ language }: PortalSettings, { version, paragraphs }: TermsToDraw): string {
  saveFlowStatus(signUp, {
    step: 'terms',
    cardTriesLeft: 0,
    creditHistoryTriesLeft: 0,
    existingPatient: false,
    verificationMethods: [],
    verificationMethod: null,
    ways: [],
    phoneLastFour: null,
    demographics: null,
    username: null,
    partner: null,
  });
  callCache.setQueryData(callKey(getAccountTerms, language, {}), { version, paragraphs });
  return pathTo('signup-terms-conditions');
}

/** What the server would say to a guest. @returns the path of the page, with the first place that there is. */
function answerGuest(
  { language, captchaEnabled, serviceAreas: [area] }: PortalSettings,
  { version, paragraphs }: TermsToDraw,
): string {
  const reply = {
    Terms: { Version: version, Paragraphs: paragraphs },
    Captcha: { Enabled: captchaEnabled, Challenge: null },
  };
  callCache.setQueryData(callKey(guestTerms, language, {}), reply);
  return pathTo('estimates-terms', area === undefined ? {} : { svcArea: area.Id });
}
