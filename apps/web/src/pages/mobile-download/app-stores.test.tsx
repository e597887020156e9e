import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AppStores } from './app-stores.tsx';

it('links the stores of two platforms (spec §9), as the hospital has them', () => {
  i18n.load('en', {});
  i18n.activate('en');
  const hrefs = (links: Parameters<typeof AppStores>[0]) =>
    [
      ...renderToStaticMarkup(
        <I18nProvider i18n={i18n}>
          <AppStores {...links} />
        </I18nProvider>,
      ).matchAll(/href="([^"]+)"/g),
    ].map(([, href]) => href);
  const [ios, android] = ['https://stores.example/ios', 'https://stores.example/android'];
  expect(hrefs({ ios, android })).toEqual([ios, android]);
  expect(hrefs({ android })).toEqual([android]);
});
