import { inviteToVisit } from '../../../staff/visits/invite-to-visit.ts';
import { readVisitEmail, startOfVisit } from '../../../staff/visits/read-invitation.ts';
import type { StaffHandlers } from '../../handler.ts';
import { staffOf } from '../../services.ts';

export const visitCalls = {
  async inviteToVisit({ requestId, at, minutes, clinician, username, email, language }, member, { services }) {
    const staff = staffOf(member, services);
    const link = await inviteToVisit(staff, {
      requestId,
      startsAt: startOfVisit(at, staff),
      minutes,
      clinician,
      username: username === '' ? null : username,
      email: email === '' ? null : readVisitEmail(email),
      language,
    });
    return { link, hasProvider: services.settings.visits.video !== undefined };
  },
} satisfies Pick<StaffHandlers, 'inviteToVisit'>;
