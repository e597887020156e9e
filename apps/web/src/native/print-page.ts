import { nativeApp } from './native-app.ts';

/** Prints the page that is shown. In the hospital's app the app prints it, since a web view cannot. */
export function printPage(): void {
  const app = nativeApp();
  if (app) app.tell({ kind: 'print', title: document.title });
  else window.print();
}
