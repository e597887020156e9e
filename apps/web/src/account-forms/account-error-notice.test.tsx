import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { PortalSettings } from '@portico/contract';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CallFailure } from '../api/call-failure.ts';
import { PortalProvider } from '../portal/portal.tsx';
import { AccountErrorNotice } from './account-error-notice.tsx';
import type { AccountFlow } from './flow.ts';

// The number to call; nothing else of the settings is read.
const settings = {
  language: 'en',
  phones: { helpdesk: '(650) 555-0100' },
} as Partial<PortalSettings> as PortalSettings;

function noticeOf(flow: AccountFlow, error: 'outOfTurn' | 'accountNotCreated'): string {
  i18n.load('en', {});
  i18n.activate('en');
  return renderToString(
    <I18nProvider i18n={i18n}>
      <PortalProvider initial={settings}>
        <AccountErrorNotice failure={new CallFailure('refused', error)} flow={flow} onRetry={() => {}} />
      </PortalProvider>
    </I18nProvider>,
  );
}

describe('that no account was created (spec §8, by meta errorCode)', () => {
  it('is said in general in an enrolment', () =>
    expect(noticeOf('signUp', 'outOfTurn')).toContain('Unable to complete request'));

  it('is said of the account in an activation', () =>
    expect(noticeOf('activation', 'outOfTurn')).toContain('Error creating user account.'));

  it('is said of the account for 1001, in each flow', () => {
    expect(noticeOf('signUp', 'accountNotCreated')).toContain('Error creating user account.');
    expect(noticeOf('activation', 'accountNotCreated')).toContain('Error creating user account.');
  });
});
