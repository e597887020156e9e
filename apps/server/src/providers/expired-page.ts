import type { StateName } from '@portico/contract';
import { html, type Html } from '../documents/html.ts';
import type { ProviderMessages } from './messages/provider-messages.ts';
import { appButton } from './provider-page.ts';

/**
 * For a page whose ticket the portal no longer takes.
 *
 * @param state where the app gives it a new one.
 */
export function expiredView({ expired }: ProviderMessages, state: StateName): { title: string; body: Html } {
  return {
    title: expired.title,
    body: html`<h1 tabindex="-1">${expired.title}</h1>
      <p>${expired.text}</p>
      <p>${appButton({ kind: 'moveTo', state, params: {} }, expired.again, 'primary')}</p>`,
  };
}
