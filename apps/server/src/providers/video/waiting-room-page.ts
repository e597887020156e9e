import { html, type Html } from '../../documents/html.ts';
import type { ProviderMessages } from '../messages/provider-messages.ts';
import type { TicketHolder } from '../portal-client.ts';
import { appButton } from '../provider-page.ts';
import type { TimeWords } from '../schedule/when.ts';

/** The path of the waiting room, and of the bytes by which it measures the connection. */
export const VIDEO_PATH = '/video';
export const PROBE_PATH = `${VIDEO_PATH}/probe`;

type Check = keyof ProviderMessages['video']['checks'];

/** Camera, microphone and connection are checked here, before the visitor enters (apps/web/src/provider-pages). */
export function waitingRoom(
  { title: visitTitle, clinician, startsAt }: NonNullable<TicketHolder['visit']>,
  words: ProviderMessages,
  when: TimeWords,
): { title: string; body: Html } {
  const { video } = words;
  const at = new Date(startsAt);
  const isNamed = clinician !== '';
  return {
    title: video.title,
    body: html`<section class="waiting-room" id="waiting-room" data-probe="${PROBE_PATH}">
        <p class="visit">
          <strong>${visitTitle}</strong>${isNamed && html` · ${clinician}`}<br />
          <time datetime="${startsAt}">${when.day(at)}, ${when.time(at)}</time>
        </p>
        <h1 tabindex="-1">${video.title}</h1>
        <p>${video.intro} ${video.privacy}</p>
        <div class="check-columns">
          <div class="preview">
            <video id="preview" playsinline muted autoplay aria-label="${video.preview}"></video>
            <meter id="level" min="0" max="1" value="0" aria-label="${video.level}"></meter>
          </div>
          <ul class="checks">
            ${(Object.keys(video.checks) as Check[]).map((name) => checkOf(name, words))}
          </ul>
        </div>
        <p class="row">
          <button type="button" class="button button-secondary" id="start" data-again="${video.again}">
            ${video.start}
          </button>
          <button type="button" class="button button-primary" id="enter" hidden>${video.enter}</button>
        </p>
      </section>
      <section id="entered" hidden>
        <h1 tabindex="-1">${video.entered}</h1>
        <p>${isNamed && video.waitFor(clinician)}</p>
        <p class="notice">${video.demonstration}</p>
        <div class="preview" id="entered-preview"></div>
        <p class="row">${appButton({ kind: 'hideFrame' }, video.leave, 'primary')}</p>
      </section>`,
  };
}

function checkOf(name: Check, { video }: ProviderMessages): Html {
  const { name: label, pending, passed, failed } = video.checks[name];
  return html`<li id="check-${name}" data-state="waiting">
    <strong>${label}</strong>
    <output data-pending="${pending}" data-passed="${passed}" data-failed="${failed}"></output>
  </li>`;
}
