import { technicalAcknowledgement } from '../acknowledgement/technical-acknowledgement.ts';
import type { Interchange, Separators } from '../model/interchange.ts';
import { interchangeEnd } from '../segments/closing.ts';
import { write, writeAll } from '../segments/codec.ts';
import { segmentWriter } from '../text/segment-writer.ts';
import { usualSeparators } from '../text/separators.ts';
import { writeGroup } from './group.ts';
import { writeIsa } from './isa.ts';

/**
 * Writes an interchange; the counts, levels and closing segments come by themselves. Numbers are written without zeros
 * that say nothing (`10.5`, `.3`), and there is no line end between segments.
 *
 * X12 has no way to escape a separator: a value that holds one, or a control character, is an X12Error with its place.
 * `eligibilityInquiry` makes names fit.
 */
export function writeInterchange(interchange: Interchange, separators: Separators = usualSeparators): string {
  const out = segmentWriter(separators);
  const { control, acknowledgements, groups } = interchange;
  writeIsa(out, control, separators);
  writeAll(out, technicalAcknowledgement, acknowledgements);
  for (const group of groups) writeGroup(out, group);
  write(out, interchangeEnd, { count: groups.length, controlNumber: control.controlNumber });
  return out.finish();
}
