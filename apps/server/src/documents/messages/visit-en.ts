import type { VisitMessages } from './visit-messages.ts';

export const visitEn: VisitMessages = {
  videoVisit: 'Video visit',
  subject: (hospital) => `Your video visit with ${hospital}`,
  intro: (hospital) => `Here is the link to your video visit with ${hospital}. You need no account.`,
  howItWorks: (minutesBefore) =>
    `It opens ${minutesBefore} minutes before the time that we agreed on; before that it shows the time. Do not pass it on: whoever has it gets in.`,
  action: 'Open the video visit',
  questions: (phone) => `Does the time not suit you, or do you need help? Call us at ${phone}.`,
};
