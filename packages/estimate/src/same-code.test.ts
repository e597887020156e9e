import { describe, expect, it } from 'vitest';
import { codeKey } from './same-code.ts';

describe('when two codes are the same', () => {
  it('CPT labelled HCPCS is CPT', () => expect(codeKey('HCPCS', '73721')).toBe(codeKey('CPT', '73721')));
  it('an MS-DRG has three digits', () => expect(codeKey('MS-DRG', '39')).toBe(codeKey('ms-drg', '039')));
  it('spaces and case do not count', () => expect(codeKey('hcpcs', ' g0121 ')).toBe(codeKey('HCPCS', 'G0121')));
  it('one number under two types is two codes', () => expect(codeKey('RC', '470')).not.toBe(codeKey('MS-DRG', '470')));
});
