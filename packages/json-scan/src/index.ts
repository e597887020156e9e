export { joinBytes } from './join-bytes.ts';
export { createListScanner, type ScannedElement, type ScanProblem } from './list-scanner.ts';
