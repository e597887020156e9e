import {
  createListScanner,
  type ElementReader,
  joinBytes,
  type ScannedElement,
  type ScanProblem,
} from '@portico/json-scan';
import { PriceFileError } from '../price-file-error.ts';

/** The file without its items: `"standard_charge_information": []` is in their place. */
export interface Frame {
  bytes: Uint8Array;
  /** The offset in `bytes` at which the items were, and the number of line feeds that were removed with them. */
  itemsAt: number;
  itemsLines: number;
}

export interface ItemScanner {
  /** Finds the items that end within this chunk and were not read at once. */
  scan(chunk: Uint8Array, found: (item: ScannedElement) => void): void;
  /** The bytes before the items; undefined until the items begin. */
  frameBeforeItems(): Uint8Array | undefined;
  /** @throws PriceFileError when the file ends too early. */
  end(): Frame;
}

/** Far above any real item or header: a longer one has an unclosed quote or bracket. */
const MAX_BYTES = 16 * 1024 * 1024;

/** Real items have some thousands of objects. An item with more has one line for all of them. */
const MAX_OBJECTS = 100_000;

const brackets = new TextEncoder().encode('[]');

const reasons: Readonly<Record<ScanProblem, string>> = {
  tooDeep: 'Brackets stand in brackets without end here: correct the JSON.',
  commaExpected: 'standard_charge_information needs a comma or the end of the list here: correct the JSON.',
  elementExpected: 'standard_charge_information needs an object that describes an item here: correct the JSON.',
  elementWithoutEnd: 'An item begins here and does not end: a quote or a bracket is not closed.',
  cutShort: 'The file ends here in the middle of its JSON: it was cut short, fetch it again.',
};

/**
 * Finds the bounds of the items in a stream of JSON bytes, and stores the frame around them, which holds the header.
 *
 * @param readElement reads an item at once, where it can.
 */
export function createItemScanner(readElement: ElementReader): ItemScanner {
  let frame: Uint8Array[] = [];
  let frameSize = 0;
  let itemsAt = -1;
  let itemsLines = 0;
  let listLine = 0;

  function keepFrame(bytes: Uint8Array, line: number): void {
    frame.push(bytes.slice());
    frameSize += bytes.length;
    if (frameSize > MAX_BYTES)
      throw new PriceFileError(line, 'No list standard_charge_information was found so far.', 'limit');
  }

  const { scan, end } = createListScanner({
    key: 'standard_charge_information',
    maxElementBytes: MAX_BYTES,
    maxObjectLines: MAX_OBJECTS,
    readElement,
    frame: {
      bytes: keepFrame,
      listBegins(line) {
        if (itemsAt !== -1)
          throw new PriceFileError(line, 'standard_charge_information stands twice: give one list.', 'json-key-once');
        itemsAt = frameSize;
        listLine = line;
      },
      listEnds(line) {
        itemsLines = line - listLine;
        keepFrame(brackets, line);
      },
    },
    errorOf: (problem, line) =>
      new PriceFileError(line, reasons[problem], problem === 'cutShort' ? 'not-cut-short' : 'json-syntax'),
  });
  return {
    scan,
    frameBeforeItems: () => (itemsAt === -1 ? undefined : joinBytes(frame).subarray(0, itemsAt)),
    end() {
      end();
      return { bytes: joinBytes(frame), itemsAt, itemsLines };
    },
  };
}
