/**
 * Whether a person and a record of a hospital are the same, by a stated rule (docs/decisions/0170). Pure.
 */
export { blocksOf, blocksToSearch } from './blocks.ts';
export { chooseRecord } from './choose.ts';
export type { MatchedPerson } from './match.ts';
export type { Finding } from './points.ts';
