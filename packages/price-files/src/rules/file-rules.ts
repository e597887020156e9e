import { both, ruleTable } from './rule.ts';

const format = '45 CFR 180.50(c), a machine-readable file in the layout of a CMS template';

/** Rules about the file as a whole, and about rows and objects before their values are read. */
export const fileRules = ruleTable({
  'price-file': {
    dictionaries: both,
    source: format,
    sentence: 'The file is a price file in JSON or CSV.',
    remedy: 'Give the JSON or CSV file itself.',
  },
  'not-cut-short': {
    dictionaries: both,
    source: format,
    sentence: 'The file is whole.',
    remedy: 'Fetch or export it again.',
  },
  'has-prices': {
    dictionaries: both,
    source: '45 CFR 180.50(b)(2)(ii), standard_charge_information, or the rows below the column headers',
    sentence: 'The file has at least one item or service.',
    remedy: 'Add the items and services with their charges.',
  },
  encoding: {
    dictionaries: both,
    source: 'RFC 8259, section 8.1 (JSON); plain text (CSV, general instructions)',
    sentence: 'The text is written in UTF-8.',
    remedy: 'Save the file as UTF-8.',
  },
  'invisible-characters': {
    dictionaries: both,
    source: 'Plain text (CSV, general instructions); RFC 8259, section 7 (JSON)',
    sentence: 'A value has no control characters, such as NUL.',
    remedy: 'Write the value without them.',
  },
  'no-indicator': {
    dictionaries: both,
    source: 'Data dictionary, general CSV instructions: no indicators such as N/A',
    sentence: 'What does not apply is left empty.',
    remedy: 'Leave it out; the notes may say why.',
  },
  'json-syntax': {
    dictionaries: both,
    source: 'RFC 8259; data dictionary, general JSON instructions',
    sentence: 'The file is one valid JSON object, and nothing follows it.',
    remedy: 'Correct the JSON here, or export the file again.',
  },
  'json-key-once': {
    dictionaries: both,
    source: 'RFC 8259, section 4; data dictionary, general JSON instructions',
    sentence: 'A key stands once in a JSON object.',
    remedy: 'Keep the one that is meant and remove the other.',
  },
  'json-type': {
    dictionaries: both,
    source: 'JSON schema of the data dictionary',
    sentence: 'A value has the JSON type that the schema names.',
    remedy: 'Write text in quotes, and numbers and true or false without.',
  },
  'csv-rows': {
    dictionaries: both,
    source: 'RFC 4180; data dictionary, general CSV instructions',
    sentence: 'Each row is a line of values that are separated by commas.',
    remedy: 'Save the file as CSV with commas and line feeds.',
  },
  'csv-quotes': {
    dictionaries: both,
    source: 'RFC 4180, section 2; data dictionary, general CSV instructions',
    sentence: 'A quoted value is closed, and each quote within it is doubled.',
    remedy: 'Write "" for a quote within a value.',
    isOfRow: true,
  },
  'csv-cells': {
    dictionaries: both,
    source: 'RFC 4180, section 2; data dictionary, general CSV instructions',
    sentence: 'A row has as many cells as there are column headers.',
    remedy: 'Add the missing cells, or quote values that have commas.',
    isOfRow: true,
  },
  'csv-last-line': {
    dictionaries: both,
    source: 'RFC 4180, section 2 (optional)',
    sentence: 'The last row ends with a line break, so that its end can be told from a cut.',
    remedy: 'Make sure that the row is complete, and end it with a line break.',
    isAdvice: true,
  },
  'csv-first-rows': {
    dictionaries: both,
    source: '45 CFR 180.50(c); data dictionary, general CSV instructions: rows 1 to 3',
    sentence: 'General headers, their values and the column headers stand in the first, second and third row.',
    remedy: 'Remove the blank rows above this one.',
  },
  'csv-general-headers': {
    dictionaries: both,
    source: '45 CFR 180.50(b)(2)(i); data dictionary, general data elements (row 1)',
    sentence: 'The first row holds the general headers of the template, beginning with hospital_name.',
    remedy: 'Add the header and its value below it.',
  },
  'csv-general-cells': {
    dictionaries: both,
    source: 'RFC 4180, section 2; data dictionary, general data elements (rows 1 and 2)',
    sentence: 'The second row has one value below each general header of the first.',
    remedy: 'Put each value with commas in quotes.',
  },
  'csv-columns': {
    dictionaries: both,
    source: '45 CFR 180.50(c); data dictionary, required data elements (row 3)',
    sentence: 'The third row has every column header of the template.',
    remedy: 'Add the column, even if it stays empty.',
  },
  'csv-header-once': {
    dictionaries: both,
    source: 'Data dictionary, general CSV instructions: each header is unique',
    sentence: 'A header stands once in its row.',
    remedy: 'Keep the one that is meant and rename or remove the other.',
  },
  'csv-header-known': {
    dictionaries: both,
    source: 'Data dictionary, required data elements; CMS lets files have columns of their own',
    sentence: 'A column with values is one of the template.',
    remedy: 'Correct the header.',
    isAdvice: true,
  },
  'json-property-known': {
    dictionaries: both,
    source: 'Data dictionary, JSON attributes; CMS lets files have attributes of their own',
    sentence: 'A property of an item that holds a value is one of the template.',
    remedy: 'Correct the name of the property.',
    isAdvice: true,
  },
  'csv-header-plan': {
    dictionaries: both,
    source: 'Data dictionary, CSV wide: standard_charge|[payer_name]|[plan_name]|negotiated_dollar and the like',
    sentence: 'The header of a rate in a wide file names one payer and one plan.',
    remedy: 'Write payer and plan between the bars.',
  },
  'csv-one-layout': {
    dictionaries: both,
    source: '45 CFR 180.50(c); data dictionary, CSV: a file is tall or wide',
    sentence: 'Payers stand in a column of their own (tall) or in the column headers (wide), and not in both.',
    remedy: 'Give the rates below this header rows of their own, and remove the column.',
  },
  'csv-header-filled-in': {
    dictionaries: both,
    source: 'Data dictionary, CSV: [payer_name], [plan_name] and [i] stand for what a file has there',
    sentence: 'No placeholder of the template is left in a header.',
    remedy: 'Write the name or the number in its place.',
  },
  'csv-payer-columns': {
    dictionaries: both,
    source: '45 CFR 180.50(b)(2)(ii)(C); data dictionary, payer_name and plan_name',
    sentence: 'The file has columns for the rates of payers.',
    remedy: 'Add the columns of the rates.',
  },
  limit: {
    dictionaries: both,
    source: 'Limits of Portico (docs/security.md)',
    sentence: 'The file stays within the limits of what is read.',
    remedy: 'Correct the file; no real price file needs as much.',
  },
});
