import { CAPTCHA_LIFETIME_MINUTES } from '@portico/contract';
import { solveChallenge } from '../captcha/solve-challenge.ts';

/** An answer is renewed five minutes before it expires. In milliseconds. */
const RENEW_AFTER = (CAPTCHA_LIFETIME_MINUTES - 5) * 60 * 1000;

/**
 * The captcha of a form: asks for a challenge, solves it in a worker, and lets the form be sent once the answer is
 * there (spec §2). A form is sent only once.
 */
export function runCheck(form: HTMLFormElement): void {
  const submit = form.querySelector<HTMLButtonElement>('[type=submit]');
  form.addEventListener('submit', () => submit?.toggleAttribute('disabled', true));
  // Its token is spent when the browser restores the page from its cache.
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload());

  const check = form.querySelector<HTMLElement>('[data-challenge-at]');
  const status = check?.querySelector('output');
  const progress = check?.querySelector('progress');
  const again = check?.querySelector('button');
  const answer = check?.querySelector('input');
  const address = check?.dataset['challengeAt'];
  if (!status || !progress || !again || !answer || address === undefined) return;

  const show = (state: 'pending' | 'passed' | 'failed'): void => {
    status.textContent = status.dataset[state] ?? '';
    progress.hidden = state !== 'pending';
    again.hidden = state !== 'failed';
  };
  const work = async (): Promise<void> => {
    try {
      answer.value = await solveChallenge(await challengeAt(address), new AbortController().signal);
      submit?.toggleAttribute('disabled', false);
      show('passed');
      setTimeout(() => void work(), RENEW_AFTER);
    } catch {
      show('failed');
    }
  };
  again.addEventListener('click', () => {
    show('pending');
    void work();
  });
  show('pending');
  void work();
}

async function challengeAt(address: string): Promise<Record<string, unknown>> {
  const reply = await fetch(address, { headers: { accept: 'application/json' } });
  if (!reply.ok) throw new Error('No challenge came');
  const { response } = (await reply.json()) as { response: { challenge: Record<string, unknown> } };
  return response.challenge;
}
