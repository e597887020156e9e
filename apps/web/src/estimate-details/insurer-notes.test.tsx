import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { CorrectedPerson, InsurerNote } from '@portico/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { InsurerCorrectionNotice } from './insurer-correction-notice.tsx';
import { InsurerNotes } from './insurer-notes.tsx';

function drawn(content: ReactNode): string {
  i18n.load('en', {});
  i18n.activate('en');
  return renderToStaticMarkup(<I18nProvider i18n={i18n}>{content}</I18nProvider>);
}

const limit: InsurerNote = { Kind: 'limit', Title: 'Your plan limits this care', Texts: ['20 visits', 'Combined'] };
const approval: InsurerNote = { Kind: 'approvalNeeded', Title: 'Approval first', Texts: ['Ask the office.'] };

describe('what else the insurer says (issue 11, point 4)', () => {
  it('is nothing where it says nothing', () => expect(drawn(<InsurerNotes notes={[]} />)).toBe(''));

  it('is each note with its title and all of its texts', () => {
    const html = drawn(<InsurerNotes notes={[limit]} />);
    expect(html).toContain('<dt>Your plan limits this care</dt><dd>20 visits</dd><dd>Combined</dd>');
  });

  it('is a warning where something must be done before the visit, else information', () => {
    expect(drawn(<InsurerNotes notes={[limit]} />)).toContain('notice-info');
    expect(drawn(<InsurerNotes notes={[limit, approval]} />)).toContain('notice-sun');
  });
});

describe('what the insurer has on file of the people (issue 11, point 4)', () => {
  const person: CorrectedPerson = {
    Who: 'member',
    FirstName: '',
    LastName: 'RIVERA LOPEZ',
    NumberEnding: '1234',
    HasOtherBirthDate: true,
  };
  const offer = (over: { entered?: string; isOnFile?: boolean; who?: CorrectedPerson['Who'] } = {}): string => {
    const { entered = '9999', isOnFile = false, who = 'member' } = over;
    const correction = { People: [{ ...person, Who: who }], IsOnFile: isOnFile };
    const view = { changing: null, use: () => {} };
    return drawn(<InsurerCorrectionNotice correction={correction} enteredEnding={entered} view={view} />);
  };

  it('is named by what differs alone', () => {
    const html = offer();
    for (const text of ['Last name: RIVERA LOPEZ', 'Member number ending in 1234', 'Another date of birth']) {
      expect(html).toContain(text);
    }
    expect(html).not.toContain('First name');
  });

  it('says that a number is another where its end is the same', () => {
    expect(offer({ entered: '1234' })).toContain('Another member number than you entered');
  });

  it('is changed on file only by who has one there, and asks for it', () => {
    expect(offer()).not.toContain('checkbox');
    expect(offer({ isOnFile: true })).toContain('Also change the insurance that I have on file');
  });

  it('names the policy holder where it is of that person', () => {
    expect(offer({ who: 'subscriber' })).toContain('The policy holder');
  });
});
