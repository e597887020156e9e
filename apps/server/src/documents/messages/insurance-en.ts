import type { InsuranceMessages } from './insurance-messages.ts';

const byHand = 'You can enter your benefits yourself.';
const notYourError = `This is not about what you entered. ${byHand}`;
const numberOfPatient = 'Check the member number, letter by letter, against the card.';

export const insuranceEn: InsuranceMessages = {
  benefits: {
    copay: {
      title: 'Copay',
      description: 'A fixed amount that you pay for a visit or service.',
      prompt: 'How much is your copay?',
      notApplicable: 'My plan has no copay',
    },
    coinsurance: {
      title: 'Coinsurance',
      description: 'The share of the cost that you pay once the deductible is met.',
      prompt: 'What share of the cost do you pay?',
      notApplicable: 'My plan has no coinsurance',
    },
    deductible: {
      title: 'Remaining deductible',
      description: 'What you still have to pay this year before your plan starts to pay.',
      prompt: 'How much of your deductible is left this year?',
      notApplicable: 'My plan has no deductible, or it is met',
    },
    outOfPocket: {
      title: 'Remaining out-of-pocket maximum',
      description: 'The most that you can still be asked to pay this year for covered care.',
      prompt: 'How much of your out-of-pocket maximum is left this year?',
      notApplicable: 'My plan has no maximum',
    },
  },
  serviceTypes: {
    '2': 'Surgeon and procedure fees',
    '4': 'X-ray, ultrasound and mammography',
    '5': 'Laboratory tests',
    '7': 'Anesthesia',
    '48': 'Hospital stay',
    '50': 'Outpatient hospital care',
    '62': 'MRI and CT scans',
    '69': 'Maternity care',
    '73': 'Other diagnostic tests',
    '81': 'Routine physical',
    '98': 'Office visit',
    MH: 'Mental health care',
    PT: 'Physical therapy',
  },
  errors: {
    'INVALID-PAYOR-NAME': {
      missing: 'Enter the name of your insurance.',
      invalid: 'Enter the name of your insurance with letters, without < and >.',
    },
    'INVALID-GROUP-NUMBER': {
      missing: 'Enter the group number from the card.',
      invalid: 'Enter the group number with letters, digits, spaces and hyphens only, 50 at most.',
    },
    'INVALID-MEMBER-ID': {
      missing: 'Enter the member number from the card.',
      invalid: 'Enter the member number with letters, digits, spaces and hyphens only, 80 at most.',
    },
    'INVALID-MEMBER-NAME': {
      missing: "Enter the patient's first and last name as the card has them.",
      invalid:
        "Enter the patient's first and last name with letters, without < and >: at most 35 for the first and 60 for the last.",
    },
    'INVALID-MEMBER-DATE-OF-BIRTH': {
      missing: "Enter the patient's date of birth.",
      invalid: "Enter the patient's date of birth as MM/DD/YYYY. It cannot be in the future.",
    },
    'INVALID-SUBSCRIBER-NAME': {
      missing: "Enter the policy holder's first and last name as the card has them.",
      invalid:
        "Enter the policy holder's first and last name with letters, without < and >: at most 35 for the first and 60 for the last.",
    },
    'INVALID-SUBSCRIBER-ID': {
      missing: "Enter the policy holder's number from the card.",
      invalid: "Enter the policy holder's number with letters, digits, spaces and hyphens only, 80 at most.",
    },
    'INVALID-SUBSCRIBER-DATE-OF-BIRTH': {
      missing: "Enter the policy holder's date of birth.",
      invalid: "Enter the policy holder's date of birth as MM/DD/YYYY. It cannot be in the future.",
    },
  },
  reasons: {
    rejected: 'Your insurance provider did not accept the question about your benefits.',
    inactive:
      'Your insurance provider says that this coverage is not active today. Check that this is your current card, or see the price without insurance.',
    contact: `Your insurance provider did not say whether this coverage is active. Call the number on your card to find out what your plan pays. ${byHand}`,
    incomplete:
      'Your insurance provider told us only a part of the benefits that an estimate needs. Please enter the rest.',
    noAnswer: `Your insurance provider gave no answer that we can use. ${byHand}`,
    unlisted:
      'We have no agreed prices with this insurer, so we can show you the price without insurance. Your insurer may pay a part of it.',
    notAsked: `We cannot ask this insurance provider about your benefits. ${byHand}`,
  },
  rejections: {
    '15': `Your insurance provider asks for more than we could send. ${byHand}`,
    '41': `Your insurance provider does not let our hospital ask about benefits. ${byHand}`,
    '42': 'Your insurance provider cannot answer at the moment. Try again in a few minutes, or enter your benefits yourself.',
    '43': `Your insurance provider does not recognize our hospital's number. ${notYourError}`,
    '44': `Your insurance provider does not recognize our hospital's name. ${notYourError}`,
    '45': `Your insurance provider does not recognize our hospital's specialty. ${notYourError}`,
    '46': `Your insurance provider does not recognize our hospital's phone number. ${notYourError}`,
    '47': `Your insurance provider does not recognize our hospital's state. ${notYourError}`,
    '48': `Your insurance provider does not recognize the number that refers you to our hospital. ${byHand}`,
    '50': `Your insurance provider does not let our hospital ask about this kind of care. ${byHand}`,
    '51': `Our hospital is not on file with your insurance provider. ${byHand}`,
    '52': `Your insurance provider says that our hospital was not on file with it on that day. ${byHand}`,
    '56': `Your insurance provider did not accept the date of the care. ${notYourError}`,
    '57': `Your insurance provider could not read the date of the care. ${notYourError}`,
    '58': 'Your insurance provider needs the date of birth, or could not read it. Check the date of birth.',
    '60': 'By this date of birth the patient is not born yet. Check the date of birth.',
    '61': `Your insurance provider says that the patient died before the date of the care. Check that this is the right card. ${byHand}`,
    '62': `Your insurance provider does not answer about this date. ${byHand}`,
    '63': `Your insurance provider does not answer about a date in the future. ${byHand}`,
    '64': `Your insurance provider does not know the patient by this number. ${numberOfPatient}`,
    '65': "Your insurance provider has the patient under another name. Enter it as the card has it, without 'Jr.' or a middle name.",
    '66': `Your insurance provider needs the patient's sex, which we do not ask. ${byHand}`,
    '67': "Your insurance provider does not find the patient. Check the patient's name, date of birth and number.",
    '68': `Your insurance provider has several patients with this number. ${numberOfPatient}`,
    '71': "Your insurance provider has another date of birth for the patient. Check the patient's date of birth.",
    '72': `Your insurance provider does not know this number. ${numberOfPatient}`,
    '73': "Your insurance provider has another name for this member. Enter it as the card has it, without 'Jr.' or a middle name.",
    '74': `Your insurance provider needs the policy holder's sex, which we do not ask. ${byHand}`,
    '75': 'Your insurance provider does not find this member. Check the number, the name and the date of birth against the card.',
    '76': `Your insurance provider has several members with this number. ${numberOfPatient}`,
    '77': "Your insurance provider knows the policy holder, but not the patient. Check the patient's name and date of birth.",
    '78': 'Your insurance provider does not find this member in the group. Check the group number, and that you chose the right insurance.',
    '79': 'This insurance could not be reached by its name. Check that you chose the right insurance.',
    '80': 'Your insurance provider did not respond. Try again in a few minutes, or enter your benefits yourself.',
    '97': `Your insurance provider did not recognize our hospital's address. ${notYourError}`,
    T4: 'The name or number of the insurance is missing. Check that you chose the right insurance.',
  },
  places: {
    '11': "In a doctor's office",
    '19': 'In a clinic of the hospital',
    '21': 'In the hospital, staying overnight',
    '22': 'At the hospital, without a stay',
    '23': 'In the emergency room',
    '24': 'In a surgery center',
    '81': 'In a laboratory',
  },
  familyFigure: 'For your family',
  per: { visit: 'per visit', day: 'per day', admission: 'per hospital stay' },
  otherPayor: 'My insurance is not listed',
};
