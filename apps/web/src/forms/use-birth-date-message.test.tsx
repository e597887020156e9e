import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { useBirthDateMessage } from './use-birth-date-message.ts';

function messageFor(month: string, day: string, year: string): string {
  let said = '';
  const Probe = () => {
    said = useBirthDateMessage()('notADay', { month, day, year }, '2026-11-27');
    return null;
  };
  i18n.load('en', {});
  i18n.activate('en');
  renderToString(
    <I18nProvider i18n={i18n}>
      <Probe />
    </I18nProvider>,
  );
  return said;
}

describe('a day that is not in the calendar', () => {
  it.each(['2', '02'])('is named with its year where it is a leap day of other years: month %s', (month) =>
    expect(messageFor(month, '29', '1987')).toBe('February 29, 1987 is not a date'),
  );

  it('is named without where it is in no year', () =>
    expect(messageFor('4', '31', '1987')).toBe('April 31 is not a date'));
});
