export { joinBytes } from './join-bytes.ts';
export { createListScanner, type ListScanner, type ScannedElement, type ScanProblem } from './list-scanner.ts';
