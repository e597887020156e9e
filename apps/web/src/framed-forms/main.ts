import './framed-form.css';
import { runCheck } from './run-check.ts';
import { tellApp } from './tell-app.ts';

/*
 * The forms that the server writes for a frame (apps/server/src/documents/framed-page.ts), in the looks of the portal's kit: how
 * they speak with the app, and the check that a person fills them in.
 */

const { outcome = '', origins = '' } = document.body.dataset;
tellApp(outcome, origins.split(' ').filter(Boolean));

const form = document.querySelector('form');
if (form !== null) runCheck(form);

const faults = document.querySelector<HTMLElement>('#faults');
faults?.focus();
// A link within a page moves the reading on, and not the cursor.
faults?.addEventListener('click', (event) => {
  if (!(event.target instanceof HTMLAnchorElement)) return;
  event.preventDefault();
  document.querySelector<HTMLElement>(event.target.hash)?.focus();
});
