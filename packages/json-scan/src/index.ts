export { joinBytes } from './join-bytes.ts';
export { createListScanner, type ElementReader, type ScannedElement, type ScanProblem } from './list-scanner.ts';
