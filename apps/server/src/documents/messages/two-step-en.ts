import type { TwoStepMessages } from './two-step-messages.ts';

export const twoStepEn: TwoStepMessages = {
  code: {
    sms: (hospital, code, minutes) =>
      `${code} is your verification code for ${hospital}. It is good for ${minutes} minutes. Never share it.`,
    subject: (hospital) => `Your verification code for ${hospital}`,
    intro: (hospital) => `Enter this code to show ${hospital} that it is you:`,
    minutes: (minutes) => `It is good for ${minutes} minutes, and for one use.`,
    keepToYourself: (phone) =>
      `Share it with nobody: we never ask for it. If you did not ask for a code, somebody may know your password. Change it, or call us at ${phone}.`,
  },
};
