import type { Dictionary } from '../rules/rule.ts';
import { visibleText } from './scalars.ts';

/** Versions of the CMS template that files may name. Those of 2.2 were published under these names. */
export const templateVersions: Readonly<Record<Dictionary, readonly string[]>> = {
  '2.2': ['2.0.0', '2.1.0', '2.2.0', '2.2.1'],
  '3.0': ['3.0.0'],
};

/** The data dictionary that a file of this version is held to; undefined when the version cannot be read. */
export function dictionaryOf(version: unknown): Dictionary | undefined {
  const major = /^v?([23])(?:\.\d+)*$/i.exec(visibleText(version) ?? '')?.[1];
  return major === '2' ? '2.2' : major === '3' ? '3.0' : undefined;
}
