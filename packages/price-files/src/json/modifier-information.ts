import type { Findings } from '../findings/findings.ts';
import { readRequired } from '../values/scalars.ts';
import { readWord, settings } from '../values/vocabulary.ts';
import { readList, readObject } from './parse.ts';

const NAME = 'modifier_information';

/** Checks the explanations of modifiers. They are not imported: a charge names its modifiers itself. */
export function readModifierInformation(value: unknown, lineOf: (pointer: string) => number, findings: Findings): void {
  findings.line = lineOf(`/${NAME}`);
  const modifiers = readList(value, NAME, findings);
  if (Array.isArray(value) && modifiers.length === 0) findings.breach('text-not-empty', NAME);
  const require = (found: unknown, field: string): void => {
    findings.line = lineOf(`/${field}`);
    if (readRequired(found, field, 'modifier-information', findings) === undefined)
      findings.breach('modifier-information', field);
  };
  for (const [index, each] of modifiers.entries()) {
    const field = `${NAME}/${index}`;
    findings.line = lineOf(`/${field}`);
    const modifier = readObject(each, field, findings);
    require(modifier['code'], `${field}/code`);
    require(modifier['description'], `${field}/description`);
    const { setting } = modifier;
    if (setting !== undefined && readWord(settings, setting, `${field}/setting`, 'setting', findings) === undefined) {
      findings.breach('setting', `${field}/setting`, setting);
    }
    const list = `${field}/modifier_payer_information`;
    const payers = readList(modifier['modifier_payer_information'], list, findings);
    if (payers.length === 0) findings.breach('modifier-information', list);
    for (const [at, payer] of payers.entries()) {
      const { payer_name: payerName, plan_name: planName, description } = readObject(payer, `${list}/${at}`, findings);
      require(payerName, `${list}/${at}/payer_name`);
      require(planName, `${list}/${at}/plan_name`);
      require(description, `${list}/${at}/description`);
    }
  }
}
