export { joinBytes } from './join-bytes.ts';
export {
  createListScanner,
  MAX_DEPTH,
  type FrameReader,
  type ListScanner,
  type ListScannerOptions,
  type ScannedElement,
  type ScanProblem,
} from './list-scanner.ts';
