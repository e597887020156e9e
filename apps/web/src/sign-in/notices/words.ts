import type { Messages } from '@lingui/core';
import { addWords } from '../../locales/load.ts';

const words = import.meta.glob<{ messages: Messages }>('./locales/*.po');

/** The texts of this folder load with their components, after the first view. */
await addWords(async (language) => (await words[`./locales/${language}.po`]?.()) ?? { messages: {} });
