import { MOST_MATCH_CASES } from '@portico/staff-contract';
import { decideMatchForStaff } from '../../../staff/matches/decide-match.ts';
import { listMatchesForStaff } from '../../../staff/matches/list-matches.ts';
import { readReason } from '../../../staff/reason.ts';
import type { StaffHandlers } from '../../handler.ts';
import { staffOf } from '../../services.ts';

export const matchCalls = {
  async listMatches(_asked, member, { services }) {
    const cases = await listMatchesForStaff(staffOf(member, services));
    return {
      cases: cases.slice(0, MOST_MATCH_CASES).map(({ accountId, openedAt, matches }) => ({
        accountId,
        openedAt: openedAt.toISOString(),
        matches: matches.map(({ medicalRecordNumber, points, findings }) => ({
          medicalRecordNumber,
          points,
          findings: findings.map(({ subject, is }) => ({ subject, is })),
        })),
      })),
      found: cases.length,
    };
  },
  async declineMatches({ accountId, reason }, member, { services }) {
    const decision = { username: accountId, medicalRecordNumber: null, reason: readReason(reason) };
    await decideMatchForStaff(staffOf(member, services), decision);
    return {};
  },
} satisfies Pick<StaffHandlers, 'listMatches' | 'declineMatches'>;
