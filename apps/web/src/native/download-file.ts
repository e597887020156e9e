import { nativeApp } from './native-app.ts';

export interface FileToSave {
  /** With its extension, and without personal data: file names outlive the person's visit. */
  readonly name: string;
  /** Media type, as `text/calendar`. */
  readonly type: string;
  readonly content: string | Uint8Array<ArrayBuffer>;
}

/** Gives the person a file to keep: by the hospital's app as base64 (spec §1), else by the browser. */
export function downloadFile({ name, type, content }: FileToSave): void {
  const app = nativeApp();
  if (app) app.tell({ kind: 'download', name, type, base64: toBase64(content) });
  else saveInBrowser(name, new Blob([content], { type }));
}

/** At once, so that the message is on its way before the page is left. */
export function toBase64(content: FileToSave['content']): string {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  // One by one: a large file has more bytes than a function may have arguments.
  return btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''));
}

function saveInBrowser(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
