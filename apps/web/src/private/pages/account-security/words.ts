import type { Messages } from '@lingui/core';
import { addWords } from '../../../locales/load.ts';

const words = import.meta.glob<{ messages: Messages }>('./locales/*.po');

/** The texts of this page, for the set-up of a second step, which shows parts of it and is no page (../../second-step). */
await addWords(async (language) => (await words[`./locales/${language}.po`]?.()) ?? { messages: {} });
