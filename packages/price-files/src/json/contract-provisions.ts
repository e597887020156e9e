import type { Findings } from '../findings/findings.ts';
import { isAbsent } from '../values/scalars.ts';
import { readList, readObject } from './parse.ts';

const NAME = 'general_contract_provisions';

/** Checks what is agreed across items and services. It is not imported: no price can be told from it. */
export function readContractProvisions(value: unknown, lineOf: (pointer: string) => number, findings: Findings): void {
  findings.line = lineOf(`/${NAME}`);
  for (const [index, each] of readList(value, NAME, findings).entries()) {
    const field = `${NAME}/${index}`;
    findings.line = lineOf(`/${field}`);
    if (isAbsent(readObject(each, field, findings)['provisions'])) {
      findings.breach('contract-provisions', `${field}/provisions`);
    }
  }
}
