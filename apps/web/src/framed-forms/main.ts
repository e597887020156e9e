import type { FrameMessage } from '@portico/contract';
import './framed-form.css';
import { runCheck } from './run-check.ts';
import { notifyApp } from './notify-app.ts';
import { showErrors } from './show-errors.ts';

/*
 * The entry of the forms that the server writes for a frame (apps/server/src/documents/framed-page.ts): the styles of the
 * portal's kit, the messages to the app, and the captcha.
 */

/** The message to the app when a form has ended, by its outcome. */
const endings: Readonly<Record<string, FrameMessage>> = {
  sent: { kind: 'moveTo', state: 'signup-activation-code', params: {} },
  ended: { kind: 'hideFrame' },
};

const { outcome = '', origins = '' } = document.body.dataset;
const app = notifyApp(origins.split(' ').filter(Boolean));
const ending = endings[outcome];
if (ending !== undefined) app?.tell(ending);

const form = document.querySelector('form');
if (form !== null) runCheck(form);

showErrors();
