import type { Messages } from '@lingui/core';
import { addWords } from '../locales/load.ts';

const words = import.meta.glob<{ messages: Messages }>('./locales/*.po');

/** The texts of help with a bill come with the pages that show it. */
await addWords(async (language) => (await words[`./locales/${language}.po`]?.()) ?? { messages: {} });
