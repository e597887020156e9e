import { remedyInSpanish, sentenceInSpanish } from '@portico/price-files';
import type { PriceFindingsModel, PriceUploadModel, RuleFindingsModel } from '@portico/staff-contract';
import type { PriceFileCheck } from '../../prices/check-price-file.ts';
import { ruleGroup } from '../../prices/report/rule-group.ts';
import type { PriceUpload } from '../../staff/prices/uploads/price-uploads.ts';

export function priceUploadModel(upload: PriceUpload): PriceUploadModel {
  const check = upload.check_result as PriceFileCheck | null;
  return {
    uploadId: upload.upload_id,
    locationId: upload.location_id,
    fileName: upload.file_name,
    size: upload.size,
    received: upload.received,
    status: upload.status,
    read: { position: upload.read_position, size: upload.read_size, rates: upload.read_rates },
    by: upload.uploaded_by,
    begunAt: upload.begun_at.toISOString(),
    movedAt: upload.moved_at.toISOString(),
    problem: upload.problem,
    detail: upload.detail,
    versionId: upload.version_id,
    findings: check === null ? null : findingsModel(check),
  };
}

function findingsModel({ verdict, summary, rules }: PriceFileCheck): PriceFindingsModel {
  return {
    verdict,
    contents:
      summary === undefined
        ? null
        : {
            hospitalName: summary.header.hospitalName,
            lastUpdatedOn: summary.header.lastUpdatedOn,
            specVersion: summary.header.specVersion,
            items: summary.items,
            charges: summary.charges,
            rates: summary.rates,
            leftOut: summary.leftOut,
            breaches: summary.breaches,
            unreadableRows: summary.rows.unreadable,
          },
    rules: rules.map(ruleModel),
    acceptable: summary === undefined ? [] : acceptableOf(rules),
    hasValuesToLeaveOut: summary !== undefined && (summary.leftOut > 0 || summary.rows.areTooMany),
  };
}

function ruleModel(tally: PriceFileCheck['rules'][number]): RuleFindingsModel {
  const { rule, sentence, source, count, leftOut, breaksConformity, places } = ruleGroup(tally);
  return {
    rule,
    sentence: { en: sentence, es: sentenceInSpanish(tally.rule) },
    source,
    count,
    leftOut,
    isBreach: breaksConformity,
    isRefusing: tally.refused > 0,
    places: places.map(({ line, pointer, column, found, remedy }) => ({
      line: line ?? null,
      place: pointer ?? column ?? null,
      found: found ?? null,
      remedy: { en: remedy, es: remedyInSpanish(tally.rule, remedy) ?? null },
    })),
  };
}

/** Headers, and properties by their last name, for which the file is refused unless staff accept them. */
function acceptableOf(rules: PriceFileCheck['rules']): string[] {
  const refused = rules.flatMap(({ first }) => first.filter(({ outcome }) => outcome === 'refused'));
  const names = refused.flatMap(({ pointer, column }) => nameOf(pointer) ?? column ?? []);
  return [...new Set(names)];
}

/** The last step of a JSON pointer (RFC 6901). */
function nameOf(pointer: string | undefined): string | undefined {
  return pointer?.split('/').at(-1)?.replaceAll('~1', '/').replaceAll('~0', '~');
}
