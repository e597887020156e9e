import { accountEn } from './account-en.ts';
import { activationEn } from './activation-en.ts';
import { bandEn } from './band-en.ts';
import { figures } from './figures.ts';
import { assistanceEn } from './assistance-en.ts';
import { goodFaithEn } from './good-faith-en.ts';
import { keptEn } from './kept-en.ts';
import { sharedEn } from './shared-en.ts';
import { helpDeskEn } from './help-desk-en.ts';
import { insuredEn } from './insured-en.ts';
import { insuranceEn } from './insurance-en.ts';
import { insurerNotesEn } from './insurer-notes-en.ts';
import { letterEn } from './letter-en.ts';
import { recordNoticeEn } from './record-notice-en.ts';
import { partnerEn } from './partner-en.ts';
import { postalMailEn } from './postal-mail-en.ts';
import { preventiveEn } from './preventive-en.ts';
import { priceFollowEn } from './price-follow-en.ts';
import { proxyEn } from './proxy-en.ts';
import { secondEn } from './second-en.ts';
import { servicePageEn } from './service-page-en.ts';
import { signUpEn } from './sign-up-en.ts';
import { twoStepEn } from './two-step-en.ts';
import { transparencyEn } from './transparency-en.ts';
import { visitEn } from './visit-en.ts';
import type { ServerMessages } from './server-messages.ts';

/** English. The messages are those of spec §8, word for word; it has none for a free service or changed benefits. */
export const en: ServerMessages = {
  language: 'en',
  ...figures('en-US'),
  range: (low, high) => `${low} to ${high}`,
  band: bandEn,
  assistance: assistanceEn,
  goodFaith: goodFaithEn,
  kept: keptEn,
  shared: sharedEn,
  second: secondEn,
  messages: {
    priceFailure:
      'We were unable to calculate a price for some parts of this estimate. The actual price may be higher.',
    priceFailureNoProviders:
      'We are not able to calculate physician fees for this location. This estimate is showing hospital fees only.',
    beingRevised: 'We are checking your benefits with your insurance provider. This estimate will change.',
    freeEstimateNoIns: 'There is no charge for this service, even without insurance.',
    freeEstimateIns: 'Your insurance pays for this service in full. You would pay nothing.',
    benChanged:
      'Your insurance provider has told us your benefits since you entered them. This estimate uses what you entered.',
    emergencyProtected:
      'This hospital may be outside the network of your plan. For emergency care that makes no difference: by law you pay no more than in the network, it counts toward the same deductible and yearly maximum, and nobody may bill you more.',
    alertOutOfNetwork: 'This service may be considered out of network by your insurance provider.',
    alertEstimateReplaced: 'This estimate is being revised and may not be up to date.',
    enterBenefits: 'Please enter your benefits in the fields above before continuing.',
    leastAmount:
      "This is the least you would pay. A benefit that was left blank counts as none here, and the steps to your amount name it. Add it from your card or your plan's summary of benefits.",
    insurerSaysInactive:
      'Your insurance provider said that this coverage is not active. This estimate only applies if it is: it uses the benefits that you entered. Check that this is your current card, or call the number on it.',
    insurerDidNotAccept:
      'Your insurance provider did not find this insurance, or did not accept it. This estimate only applies if it is valid: it uses the benefits that you entered. Check what you entered against your card.',
    chooseKindOfCare: 'Please choose which kind of care this is. Your plan pays for each kind differently.',
    planHasEnded:
      'Your insurer had said that your plan would end by now. Check that this is your current card, and ask your insurer again.',
    yearHasEnded:
      "Your plan's year has ended since you entered your benefits. Your deductible and yearly maximum begin again: enter what is left of them now, or ask your insurer.",
    unsureKindOfCare:
      'This is the price without insurance. Your plan pays for each kind of care differently, and which kind this is, is not known. Ask your doctor or your insurer.',
    spendDown:
      'Your insurance provider says that you have a spend-down: it pays only after you have paid a certain amount for care. How much of this care counts toward it, we cannot tell. Ask your Medicaid office.',
    otherInsuranceFirst:
      'Your insurance provider says that another insurance of yours pays first. This estimate only applies if that is no longer so. Add that insurance, or tell your insurer.',
    insurerNamesOtherOrder:
      'Your insurance provider says that your two insurances pay in the other order. Ask which one pays first: this estimate only applies to the order shown here.',
    secondNotCounted:
      'We do not know what your second insurance pays, so it is not taken off this amount. You may pay less.',
    medicaidPaysLast:
      'Medicaid is by law the payer of last resort: all other insurance pays before it, whichever you entered first. What it pays of this care depends on rules of your state and is not taken off this amount: you may pay much less, or nothing. Show both cards, and ask your Medicaid office.',
    notCovered: 'Your insurer says that your plan does not cover this care. You would pay all of it.',
    notCoveredInPart:
      'Your insurer says that your plan does not cover a part of this care. You would pay all of that part: the steps to your amount say which.',
    fullCharge:
      'This site publishes no price for people without insurance. This is its full charge, before any discount: ask for a discount before your care.',
    fullChargeInPart:
      'For a part of this care the site publishes no price for people without insurance. The full charge of that part is in this amount: ask for a discount before your care.',
    doctorsPartOnly:
      'This is what the doctor bills under one code. If you get this care in a hospital, the hospital bills its own part, and anesthesia and others may bill theirs. None of that is in this amount.',
    oneCodeOnly:
      'This is the price of one billing code alone. What goes with it, such as anesthesia, tests or a hospital stay, is billed under codes of its own.',
    cantCreateEstimate: "We couldn't create an estimate with the information you provided.",
    selectLocation: 'Please select a location to increase the accuracy of this estimate.',
  },
  estimate: {
    hospitalFees: 'Hospital fees',
    hospitalFeesHelp: 'What the hospital bills: rooms, equipment, nursing, tests.',
    physicianFees: 'Physician fees',
    physicianFeesHelp: 'What the doctors bill for their part.',
    discount: 'Discount for paying without insurance',
    discountHelp: 'The full charge, less the cash price that the hospital publishes.',
    total: 'Your estimated cost',
    totalHelp: 'What you would pay without insurance.',
    youPay: 'You pay',
    discountOffGross: 'Discount off the full charge',
    notPriced: 'No price published',
    notPublished: 'Not published',
    notListed: "This location's price file does not list it.",
    noPriceWithoutInsurance: 'The price file has no price for it without insurance.',
    hospitalsPartOnly: "This location's price file has the hospital's bill for it, not the doctor's.",
    doctorsPartOnly: "This location's price file has the doctor's bill for it, not the hospital's.",
    otherServiceOnly:
      "This location's price file lists it only in a form that is not this care, such as a shortened one.",
    simple: (isOnePrice) =>
      isOnePrice
        ? 'This service has one price, and nothing is billed beside it.'
        : 'Nothing is billed beside this service.',
    code: (codeType, code, units) => (units > 1 ? `${codeType} ${code}, ${units} units` : `${codeType} ${code}`),
    priceWithoutInsurance: (amount) => `Without insurance: ${amount}`,
  },
  changes: {
    allowed: 'Price agreed with your insurer',
    notCovered: 'Not covered by your plan',
    preventive: 'Preventive care',
    copay: 'Your copay',
    deductible: 'Toward your deductible',
    coinsurance: 'Your share of the rest',
    maximum: 'Taken off by your yearly maximum',
    balanceBilling: 'Billed above what your plan allows',
    secondPays: 'Paid by your second insurance',
    selfPay: 'Price without insurance',
    total: 'You pay',
  },
  rules: {
    median: ({ count, low, high, each }) =>
      `The file lists ${count} prices that fit, from ${low} to ${high}${each ? ' each' : ''}. ` +
      (count % 2 === 0 ? 'This is the higher of the two in the middle.' : 'This is the middle one.'),
    alternateCode: (code) => `The file has no price for this under ${code}. This code stands for it.`,
    otherSetting: (setting) =>
      setting === 'inpatient'
        ? 'The file prices it for hospital stays only.'
        : 'The file prices it for care without a hospital stay only.',
    grossCharge: 'The file gives no cash price, so this is the full charge.',
    bothSides: 'The file prices it for both sides of the body only.',
    standardNote: (words) => `The file has other prices for it. Its notes say that this is the usual one: “${words}”.`,
  },
  sites: {
    notOffered: 'Not offered here',
    noPrice: 'No price published for people without insurance',
    doctorsPartOnly: "Only the doctor's part has a price",
    otherServiceOnly: 'Listed only in another form',
    hospitalFeesOnly: 'Hospital fees only',
    incomplete: 'Some parts are not priced',
    bothParts: 'Hospital and doctor',
    allParts: 'All that is billed for it',
    doctorPart: 'The doctor’s part alone. The hospital bills its own.',
    hospitalPart: (missing) => `The hospital’s part alone. Billed separately: ${missing}`,
    missing: (missing) => `Not all of it. No price for: ${missing}`,
    fullCharge: 'The full charge, without any discount',
    fullChargeInPart: 'In part the full charge, without any discount',
    lowest: {
      whole: 'Lowest complete price',
      hospitalPart: 'Lowest for the hospital’s part',
      doctorPart: 'Lowest for the doctor’s part',
      incomplete: 'Lowest for the same parts',
      none: '',
    },
    notOurs: ({ system, hospital, day }) =>
      `Not part of ${system}. From the price file of ${hospital}${day === null ? '' : ` of ${day}`}.`,
  },
  documents: {
    goodFaith:
      'By law, you can get a good-faith estimate on paper when you pay without insurance. Get it with the estimate on our site, or call us.',
    helpWithBill: (address) => `Is this more than you can pay? You may pay less, or nothing: ${address}`,
    title: 'Cost estimate',
    termsTitle: 'Before you start',
    withoutInsurance: 'without insurance',
    part: 'Part',
    price: 'Price',
    grossCharges: 'Full charges',
    whatYouWouldPay: 'What you would pay',
    location: 'Location',
    provider: 'Provider',
    validUntil: (day) => `Good through ${day}`,
    allSites: 'The same service at each site',
    site: 'Location',
    thisEstimate: 'this estimate',
    sources: 'Where these prices come from',
    source: ({ hospital, name, day }) => `${hospital}, price file ${name} of ${day}:`,
    sourceWithoutDate: ({ hospital, name }) => `${hospital}, price file ${name}:`,
    sourceLine: (line) => `line ${line}.`,
    goodToKnow: 'Good to know',
    chooseLocation: 'Choose a location to see the price there.',
    startOver: 'Start a new estimate',
    acceptTerms: 'Go to the cost estimator to accept these terms',
    questions: (phone) => `Questions? Call us at ${phone}.`,
  },
  mail: {
    subject: (hospital) => `Your cost estimate from ${hospital}`,
    intro: (hospital) => `Here is the summary of the cost estimate that you asked ${hospital} to send.`,
    newEstimate: 'To make a new estimate, go to',
    whyYou: (hospital) =>
      `You get this one message because somebody entered this address at ${hospital}. If it was not you, please delete it; we keep no list.`,
  },
  account: accountEn,
  signUp: signUpEn,
  activation: activationEn,
  twoStep: twoStepEn,
  insurance: insuranceEn,
  insured: insuredEn,
  insurerNotes: insurerNotesEn,
  preventive: preventiveEn,
  letter: letterEn,
  recordNotice: recordNoticeEn,
  partners: partnerEn,
  proxies: proxyEn,
  priceFollow: priceFollowEn,
  transparency: transparencyEn,
  servicePages: servicePageEn,
  visits: visitEn,
  postalMail: postalMailEn,
  helpDesk: helpDeskEn,
};
