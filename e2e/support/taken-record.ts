import { postSignupTerms, postUserLoginCredential, verifyCard } from '@portico/contract';
import type { Page } from 'playwright-core';
import { chosenPassword } from './account-forms.ts';
import { call } from './calls.ts';
import { cards, goToMethods, type Newcomer } from './sign-up.ts';

/** Makes a patient's account by a card, by calls: as the patient does, and as whoever knows them and has a card. */
export async function enrolByCard(page: Page, person: Newcomer, userId: string): Promise<void> {
  await goToMethods(page, person, { isPatient: true });
  const card = { ccNumber: cards.accepted, expiry: '4/31', securityCode: '123', billingZip: person.zip };
  await call(page, verifyCard, { ...card, agreed: true });
  await call(page, postUserLoginCredential, {
    userId,
    userIdVerification: userId,
    password: chosenPassword,
    passwordVerification: chosenPassword,
    securityQuestion: 'first-pet',
    securityAnswer: 'A cat named Otter',
  });
  await call(page, postSignupTerms, { accepted: true });
}
