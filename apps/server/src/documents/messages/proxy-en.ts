import type { ProxyMessages } from './proxy-messages.ts';

export const proxyEn: ProxyMessages = {
  subject: (hospital) => `An invitation from ${hospital}`,
  intro: (hospital) => `A patient of ${hospital} asks you to look after their record with them.`,
  scope: {
    view: 'The hospital would know that you may see the record.',
    manage: 'The hospital would know that you may see the record and act for the patient.',
  },
  action: 'See the invitation',
  howItWorks: (days) =>
    `Sign in with your own account. You then see who asks, and accept or decline. The link works once, within ${days} days.`,
  notYou: (phone) =>
    `If you did not expect this, do nothing: nobody gets access until you accept. Questions? Call us at ${phone}.`,
};
