import { acceptDisclaimer } from './accept-disclaimer.ts';
import { checkRte } from './check-rte.ts';
import { compareSites } from './compare-sites.ts';
import { confirmPriceWatch } from './confirm-price-watch.ts';
import { createHealthLink } from './create-health-link.ts';
import { deleteKeptEstimate } from './delete-kept-estimate.ts';
import { deleteEstimate } from './delete-estimate.ts';
import { endPriceWatch } from './end-price-watch.ts';
import { fetchHealthLink } from './fetch-health-link.ts';
import { getEstimateDetails } from './get-estimate-details.ts';
import { getEstimateServices } from './get-estimate-services.ts';
import { getHealthLinks } from './get-health-links.ts';
import { getKeptEstimate } from './get-kept-estimate.ts';
import { getPriceWatch } from './get-price-watch.ts';
import { getRecentEstimates } from './get-recent-estimates.ts';
import { getSavedEstimates } from './get-saved-estimates.ts';
import { getServiceTemplates } from './get-service-templates.ts';
import { goodFaithEstimate } from './good-faith-estimate.ts';
import { goodFaithEstimatePacket } from './good-faith-estimate-packet.ts';
import { guestTerms } from './guest-terms.ts';
import { keepEstimate } from './keep-estimate.ts';
import { keptEstimatePdf } from './kept-estimate-pdf.ts';
import { keptEstimateReminder } from './kept-estimate-reminder.ts';
import { openKeptEstimate } from './open-kept-estimate.ts';
import { removeSecondInsurance } from './remove-second-insurance.ts';
import { renameEstimate } from './rename-estimate.ts';
import { requestRte } from './request-rte.ts';
import { reviseEstimate } from './revise-estimate.ts';
import { revokeHealthLink } from './revoke-health-link.ts';
import { saveEstimate } from './save-estimate.ts';
import { selectInsurance } from './select-insurance.ts';
import { selectLocation } from './select-location.ts';
import { sendSummaryEmail } from './send-summary-email.ts';
import { siteDistances } from './site-distances.ts';
import { startOver } from './start-over.ts';
import { startRteQuery } from './start-rte-query.ts';
import { swapInsurances } from './swap-insurances.ts';
import { updateKindOfCare } from './update-kind-of-care.ts';
import { updateLocation } from './update-location.ts';
import { updateManualBenefits } from './update-manual-benefits.ts';
import { updateProvider } from './update-provider.ts';
import { updateToInsurance } from './update-to-insurance.ts';
import { updateToSelfPay } from './update-to-self-pay.ts';
import { takeInsurerDetails } from './take-insurer-details.ts';
import { watchPrice } from './watch-price.ts';

/** Estimates, for guests and for patients: one handler serves both. */
export const estimateCalls = {
  acceptDisclaimer,
  patientAcceptDisclaimer: acceptDisclaimer,
  checkRte,
  patientCheckRte: checkRte,
  compareSites,
  patientCompareSites: compareSites,
  deleteEstimate,
  deleteKeptEstimate,
  confirmPriceWatch,
  endPriceWatch,
  getPriceWatch,
  watchPrice,
  createHealthLink,
  patientCreateHealthLink: createHealthLink,
  getHealthLinks,
  patientGetHealthLinks: getHealthLinks,
  revokeHealthLink,
  patientRevokeHealthLink: revokeHealthLink,
  fetchHealthLink,
  patientFetchHealthLink: fetchHealthLink,
  getEstimateDetails,
  patientGetEstimateDetails: getEstimateDetails,
  getEstimateServices,
  patientGetEstimateServices: getEstimateServices,
  getKeptEstimate,
  getRecentEstimates,
  getSavedEstimates,
  getServiceTemplates,
  patientGetServiceTemplates: getServiceTemplates,
  goodFaithEstimate,
  patientGoodFaithEstimate: goodFaithEstimate,
  goodFaithEstimatePacket,
  patientGoodFaithEstimatePacket: goodFaithEstimatePacket,
  guestTerms,
  keepEstimate,
  patientKeepEstimate: keepEstimate,
  keptEstimatePdf,
  keptEstimateReminder,
  openKeptEstimate,
  removeSecondInsurance,
  patientRemoveSecondInsurance: removeSecondInsurance,
  renameEstimate,
  requestRte,
  patientRequestRte: requestRte,
  reviseEstimate,
  saveEstimate,
  selectInsurance,
  patientSelectInsurance: selectInsurance,
  selectLocation,
  patientSelectLocation: selectLocation,
  sendSummaryEmail,
  patientSendSummaryEmail: sendSummaryEmail,
  siteDistances,
  patientSiteDistances: siteDistances,
  startOver,
  startRteQuery,
  patientStartRteQuery: startRteQuery,
  swapInsurances,
  patientSwapInsurances: swapInsurances,
  updateKindOfCare,
  patientUpdateKindOfCare: updateKindOfCare,
  updateLocation,
  patientUpdateLocation: updateLocation,
  updateManualBenefits,
  patientUpdateManualBenefits: updateManualBenefits,
  updateProvider,
  patientUpdateProvider: updateProvider,
  updateToInsurance,
  patientUpdateToInsurance: updateToInsurance,
  updateToSelfPay,
  patientUpdateToSelfPay: updateToSelfPay,
  takeInsurerDetails,
  patientTakeInsurerDetails: takeInsurerDetails,
};
