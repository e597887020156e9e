import type { Messages } from '@lingui/core';
import { addWords } from '../locales/load.ts';

const words = import.meta.glob<{ messages: Messages }>('./locales/*.po');

/** The texts of this folder load with the screens that use them, not with the first page. */
await addWords(async (language) => (await words[`./locales/${language}.po`]?.()) ?? { messages: {} });
