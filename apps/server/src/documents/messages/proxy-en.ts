import type { ProxyMessages } from './proxy-messages.ts';

export const proxyEn: ProxyMessages = {
  subject: (hospital) => `An invitation from ${hospital}`,
  intro: (hospital) => `A patient of ${hospital} asks you to look after their record with them.`,
  scope: {
    view: 'You would see the estimates that the patient has saved.',
    manage:
      'You would see the estimates that the patient has saved, make, save, change and delete estimates for the patient, and enter or replace their insurance.',
  },
  action: 'See the invitation',
  howItWorks: (days) =>
    `Sign in with your own account, which must have this email address and your date of birth. You then see who asks, and accept or decline. The link works once, within ${days} days.`,
  notYou: (phone) =>
    `If you did not expect this, do nothing: nobody gets access until you accept. Questions? Call us at ${phone}.`,
};
