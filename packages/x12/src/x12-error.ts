/**
 * The text is not a message of the implementation guides that are read here, or a model cannot be written as one.
 * Nothing of the message may be used. The error names a position, never the value there, which may be patient data.
 */
export class X12Error extends Error {
  override readonly name = 'X12Error';
  /** The segment's identifier, such as `EB`; empty if there is none. */
  readonly segment: string;
  /** The number of the segment in the text, from 1; 0 if there is no text yet. */
  readonly position: number;
  /** The number of the wrong element in the segment, from 1, if one is known. */
  readonly element: number | null;
  /** What is wrong, in plain English, without the position. */
  readonly reason: string;

  constructor(segment: string, position: number, reason: string, element: number | null = null) {
    const place = element === null ? '' : `, element ${element}`;
    super(`Segment ${position}${segment === '' ? '' : ` (${segment})`}${place}: ${reason}`);
    this.segment = segment;
    this.position = position;
    this.element = element;
    this.reason = reason;
  }
}
