import { type CodeRange, row } from './code-table.ts';

/** Pathology and laboratory, 80047 to 89398, and the laboratory tests outside the numbers. */
export const laboratoryRanges: readonly CodeRange[] = [
  row('80047', '89398', 'laboratory', '85025', 'blood count'),
  row('89250', '89398', 'infertility', '89250', 'eggs or embryos are grown'),
  row('89300', '89331', ['laboratory', 'infertility'], '89320', 'a test of semen'),
  row('0001U', '9999U', 'laboratory', '0240U', "one maker's test for several viruses"),
  row('0001M', '9999M', 'laboratory', '0004M', 'several results calculated into one'),
];
