import { both, ruleTable } from './rule.ts';

/** Rules about an item or service: description, codes and drug measurement. */
export const itemRules = ruleTable({
  description: {
    dictionaries: both,
    source: '45 CFR 180.50(b)(2)(iii)(A); description',
    sentence: 'Each item or service is described.',
    remedy: 'Say what the item or service is.',
  },
  code: {
    dictionaries: both,
    source: '45 CFR 180.50(b)(2)(iv); code_information, requirement 2 (CSV)',
    sentence: 'Each item or service has a code with its type.',
    remedy: 'Give the code that it is billed or accounted under, such as LOCAL.',
  },
  'code-pair': {
    dictionaries: both,
    source: '45 CFR 180.50(b)(2)(iv); code and type, requirement 3 (CSV)',
    sentence: 'A code has a type, and a type has a code.',
    remedy: 'Add the one that is missing.',
  },
  'code-type': {
    dictionaries: both,
    source: '45 CFR 180.50(b)(2)(iv); code types of the data dictionary',
    sentence: 'A code type is one of the list of CMS.',
    remedy: 'Use one of the list; LOCAL for a code of your own.',
  },
  'code-alone': {
    dictionaries: both,
    source: '45 CFR 180.50(b)(2)(iv); code',
    sentence: 'A code stands alone in its value, as it is billed.',
    remedy: 'Write one code, without other characters; give further codes separately.',
  },
  'code-form': {
    dictionaries: both,
    source: '45 CFR 180.50(b)(2)(iv); code and type: a CPT or HCPCS code has five characters',
    sentence: 'A CPT or HCPCS code has five characters.',
    remedy: 'Write the whole code as it is billed; give a code of your own the type LOCAL or CDM.',
  },
  'code-digits': {
    dictionaries: both,
    source: '45 CFR 180.50(b)(2)(iv); code',
    sentence: 'A code has all its digits.',
    remedy: 'Export the code as text: a spreadsheet has shortened it.',
  },
  'code-length': {
    dictionaries: both,
    source: '45 CFR 180.50(b)(2)(iv); code and type',
    sentence: 'A code and its type are no longer than any real one.',
    remedy: 'Write the code or the type alone.',
  },
  'drug-for-ndc': {
    dictionaries: both,
    source: '45 CFR 180.50(b)(2)(iii)(C); requirement 8 (JSON), 10 (CSV)',
    sentence: 'An item with an NDC has the unit and the type of measurement of the drug.',
    remedy: 'Add both.',
  },
  'drug-pair': {
    dictionaries: both,
    source: '45 CFR 180.50(b)(2)(iii)(C); drug_information, requirement 12 (CSV)',
    sentence: 'Unit and type of measurement of a drug stand together.',
    remedy: 'Add the one that is missing.',
  },
  'drug-type': {
    dictionaries: both,
    source: '45 CFR 180.50(b)(2)(iii)(C); types of measurement of the data dictionary',
    sentence: 'The type of measurement of a drug is one of the list.',
    remedy: 'Write GR, ML, ME, UN, F2, GM or EA.',
  },
  'item-charges': {
    dictionaries: both,
    source: '45 CFR 180.50(b)(2)(ii); standard_charges',
    sentence: 'Each item or service has a standard charge.',
    remedy: 'Add its charge.',
  },
});
