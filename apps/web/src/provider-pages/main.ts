import '../framed-forms/framed-form.css';
import './provider-page.css';
import type { AppMessage, FrameMessage } from '@portico/contract';
import { notifyApp } from '../framed-forms/notify-app.ts';
import { showErrors } from '../framed-forms/show-errors.ts';
import { runWaitingRoom } from './waiting-room.ts';

/*
 * The entry of the simulated providers' pages (apps/server/src/providers), which stand at an origin of their own: their
 * looks, the messages to the app around them, and the waiting room.
 */

const { origins = '' } = document.body.dataset;
const app = notifyApp(origins.split(' ').filter(Boolean), takeEstimate);

/** Buttons that tell the app something are of use within it only. */
if (app !== null) {
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-message]')) {
    // As the server of this page wrote it (providerPage, appButton).
    const message = JSON.parse(button.dataset['message'] ?? '') as FrameMessage;
    button.hidden = false;
    button.addEventListener('click', () => app.tell(message));
  }
}

const waitingRoom = document.querySelector<HTMLElement>('#waiting-room');
if (waitingRoom !== null) runWaitingRoom(waitingRoom);
showErrors();

/** A visitor who comes from an estimate books at the place of the estimate. */
function takeEstimate({ estimateInfo }: AppMessage): void {
  const note = document.querySelector<HTMLElement>('.priced');
  const choice = document.querySelector<HTMLAnchorElement>('a[data-type=procedure]');
  if (estimateInfo === null || note === null || choice === null) return;
  note.hidden = false;
  choice.ariaCurrent = 'true';
  const target = new URL(choice.href);
  target.searchParams.set('location', estimateInfo.location);
  choice.href = target.href;
}
