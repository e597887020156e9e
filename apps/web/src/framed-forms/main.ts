import './framed-form.css';
import { runCheck } from './run-check.ts';
import { notifyApp } from './notify-app.ts';

/*
 * The entry of the forms that the server writes for a frame (apps/server/src/documents/framed-page.ts): the styles of the
 * portal's kit, the messages to the app, and the captcha.
 */

const { outcome = '', origins = '' } = document.body.dataset;
notifyApp(outcome, origins.split(' ').filter(Boolean));

const form = document.querySelector('form');
if (form !== null) runCheck(form);

const errors = document.querySelector<HTMLElement>('#faults');
errors?.focus();
// A link within a page moves the reading position, but not the cursor.
errors?.addEventListener('click', (event) => {
  if (!(event.target instanceof HTMLAnchorElement)) return;
  event.preventDefault();
  document.querySelector<HTMLElement>(event.target.hash)?.focus();
});
