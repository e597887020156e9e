import { entryOf } from '@portico/contract';
import { unsealSavedFigures } from '../../estimates/figures/saved-figures.ts';
import { unsealKeptEstimate } from '../../estimates/kept/kept-estimate.ts';
import { outcomeOfPatient } from '../../estimates/insurance/answers-of-patient.ts';
import { unsealQuestion } from '../../estimates/insurance/inquiry.ts';
import { unsealInsurance } from '../../estimates/insurance/insurance.ts';
import { listWorkingEstimates } from '../../estimates/queries/estimates.ts';
import { listInquiries } from '../../estimates/queries/inquiries.ts';
import { listInsurances } from '../../estimates/queries/insurances.ts';
import { listKeptEstimates } from '../../estimates/queries/kept-estimates.ts';
import { listSavedEstimates } from '../../estimates/queries/saved-estimates.ts';
import { serviceName } from '../../estimates/services/service-name.ts';
import type { AccountData } from './account-data.ts';
import type { Collecting } from './collecting.ts';

/** The insurances of an account, and what insurers said. What was forgotten of an inquiry is a time alone, and what was told of somebody else is not theirs. */
export async function insuranceOf({
  db,
  account: { account_id: accountId },
  settings: { keys },
}: Collecting): Promise<Pick<AccountData, 'insurances' | 'inquiries'>> {
  const insurances = await listInsurances(db, accountId);
  const inquiries = await listInquiries(db, accountId);
  return {
    insurances: insurances.map((row) => ({
      ...unsealInsurance(keys, row),
      isOnFile: row.is_on_file || row.is_second_on_file,
      enteredAt: row.created_at.toISOString(),
    })),
    inquiries: inquiries.map((row) => ({
      id: row.id,
      askedAt: row.created_at.toISOString(),
      answeredAt: row.answered_at?.toISOString() ?? null,
      status: row.state,
      question: row.state === 'forgotten' ? null : unsealQuestion(keys, row),
      outcome: row.state === 'forgotten' ? null : outcomeOfPatient(keys, row),
    })),
  };
}

/** The estimates that are saved, those that have a number, and those that were begun. */
export async function estimatesOf({
  db,
  account: { account_id: accountId },
  settings: { keys },
  language,
  now,
}: Collecting): Promise<Pick<AccountData, 'estimates' | 'keptEstimates' | 'workingEstimates'>> {
  const saved = await listSavedEstimates(db, accountId, now);
  const kept = await listKeptEstimates(db, accountId, now);
  const working = await listWorkingEstimates(db, accountId, now);
  return {
    estimates: saved.map((row) => ({
      ...unsealSavedFigures(keys, row.id, row.saved_figures),
      id: row.id,
      savedAt: row.saved_at.toISOString(),
      validUntil: row.valid_until.toISOString(),
      savedBy: row.saved_by === null ? 'owner' : 'proxy',
    })),
    keptEstimates: kept.map((row) => {
      const { figures, by, content } = unsealKeptEstimate(keys, row);
      return {
        ...figures,
        keptAt: row.kept_at.toISOString(),
        endsAt: row.expires_at.toISOString(),
        opensBy: by,
        remarks: entryOf(content, language).Remarks,
      };
    }),
    workingEstimates: working.map((row) => ({
      id: row.id,
      service: serviceName(row.template, language),
      serviceArea: row.service_area,
      location: row.location_id,
      withoutInsurance: row.is_self_pay,
      beganAt: row.created_at.toISOString(),
      changedAt: row.updated_at.toISOString(),
    })),
  };
}
