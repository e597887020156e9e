import type { PartnerMessages } from './partner-messages.ts';

export const partnerEn: PartnerMessages = {
  link: {
    subject: (hospital) => `Confirm your work email for ${hospital}`,
    intro: (hospital, partner) =>
      `You asked for an account at ${hospital} as somebody who works at ${partner}. Open this link to confirm your work email, in the browser in which you want to go on.`,
    hours: (hours) => `This link works once, within ${hours} hours.`,
    action: 'Confirm my work email',
    notYou: (phone) =>
      `If you did not ask for this, you can delete this message: without the link nothing happens. Questions? Call us at ${phone}.`,
  },
};
