import { technicalAcknowledgement } from '../acknowledgement/technical-acknowledgement.ts';
import type { Interchange, Separators } from '../model/interchange.ts';
import { interchangeEnd } from '../segments/closing.ts';
import { write, writeAll } from '../segments/codec.ts';
import { SegmentWriter } from '../text/segment-writer.ts';
import { usualSeparators } from '../text/separators.ts';
import { writeGroup } from './group.ts';
import { writeIsa } from './isa.ts';

/**
 * Writes an interchange. The counts, levels and closing segments are added. Numbers have no needless zeros (`10.5`,
 * `.3`), and there is no line end between segments.
 *
 * @throws X12Error with the segment, if a value holds a separator or a control character: X12 has no way to escape
 * them. `eligibilityInquiry` normalizes names so that they have none.
 */
export function writeInterchange(interchange: Interchange, separators: Separators = usualSeparators): string {
  const out = new SegmentWriter(separators);
  const { control, acknowledgements, groups } = interchange;
  writeIsa(out, control, separators);
  writeAll(out, technicalAcknowledgement, acknowledgements);
  for (const group of groups) writeGroup(out, group);
  write(out, interchangeEnd, { count: groups.length, controlNumber: control.controlNumber });
  return out.finish();
}
