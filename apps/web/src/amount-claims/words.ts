import type { Messages } from '@lingui/core';
import { addWords } from '../locales/load.ts';

const words = import.meta.glob<{ messages: Messages }>('./locales/*.po');

/** The words of this folder come with the pages that need them, and not with the first page. */
await addWords(async (language) => (await words[`./locales/${language}.po`]?.()) ?? { messages: {} });
