import { codeKey } from '@portico/estimate';
import type { ServiceComponent, ServiceTemplate } from '../types.ts';
import { apcOf } from './apc.ts';
import { retiredCodes } from './retired-codes.ts';

/**
 * A template whose parts are also found under the codes that CMS's crosswalks name: what the code replaced, what
 * replaced it, and, for what the hospital bills of outpatient care, the APC by which an insurer may pay for it.
 */
export function withCrosswalks(template: ServiceTemplate): ServiceTemplate {
  return { ...template, components: template.components.map((component) => withGroup(withOtherCodes(component))) };
}

function withOtherCodes(component: ServiceComponent): ServiceComponent {
  const { code, codeType, alternates = [] } = component;
  const isOwn = (each: string): boolean => codeKey(codeType, each) === codeKey(codeType, code);
  const replaced = retiredCodes.filter(({ successors }) => successors.some(isOwn)).map((retired) => retired.code);
  const successors = retiredCodes.filter((retired) => isOwn(retired.code)).flatMap((retired) => retired.successors);
  const all = [...new Set([...alternates, ...successors, ...replaced])];
  return all.length === 0 ? component : { ...component, alternates: all };
}

function withGroup(component: ServiceComponent): ServiceComponent {
  const { code, fee, setting } = component;
  const apc = fee === 'facility' && setting === 'outpatient' ? apcOf(code) : undefined;
  return apc === undefined ? component : { ...component, rateGroups: [{ codeType: 'APC', code: apc }] };
}
