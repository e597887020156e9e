import type { PriceFileCheck } from '../check-price-file.ts';
import { ruleGroup } from './rule-group.ts';

/** The report of a check for programs. Its names are stable: what is added later comes beside them. */
export function reportJson({ fileName, fileSha256, verdict, summary, rules }: PriceFileCheck): string {
  const report = {
    file: fileName,
    sha256: fileSha256,
    verdict,
    conforms: verdict === 'conforms',
    importable: verdict !== 'not importable',
    hospital: summary?.header.hospitalName ?? null,
    lastUpdatedOn: summary?.header.lastUpdatedOn ?? null,
    version: summary?.header.specVersion ?? null,
    format: summary?.header.format ?? null,
    items: summary?.items ?? null,
    charges: summary?.charges ?? null,
    rates: summary?.rates ?? null,
    leftOut: summary?.leftOut ?? null,
    refused: summary?.refused ?? null,
    rows: summary?.rows ?? null,
    breaches: summary?.breaches ?? null,
    rules: rules.map(ruleGroup).map((group) => ({
      rule: group.rule,
      sentence: group.sentence,
      source: group.source,
      breaksConformity: group.breaksConformity,
      count: group.count,
      leftOut: group.leftOut,
      places: group.places,
    })),
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}
