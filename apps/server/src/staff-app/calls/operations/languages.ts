import type { LanguageModel } from '@portico/staff-contract';
import { listLanguages } from '../../../app/texts/list-languages.ts';
import type { StaffHandlers } from '../../handler.ts';

/** Of a language's texts that it lacks: enough to see what it is about. `portico languages check --missing` has them all. */
const MOST_MISSING = 20;

/** Of a language's texts that the hospital says otherwise: its file has them all. */
const MOST_OWN = 200;

const kinds = ['screens', 'messages', 'words'] as const;

type Listed = Awaited<ReturnType<typeof listLanguages>>['languages'][number];

export const languageCalls = {
  async listLanguages(_input, _member, { services: { settings } }) {
    const { languages, areScreensKnown } = await listLanguages(settings.healthSystem);
    return { languages: languages.map(languageModel), settingsFile: settings.configFile ?? null, areScreensKnown };
  },
} satisfies Pick<StaffHandlers, 'listLanguages'>;

function languageModel({ tag, source, isOn, files, coverage, own }: Listed): LanguageModel {
  const { of, missing, stale } = coverage;
  const lacking = kinds.flatMap((kind) =>
    Object.entries(missing[kind]).map(([name, english]) => ({ kind, name, english })),
  );
  return {
    tag,
    source,
    name: files?.name ?? null,
    isOn,
    review: files?.review ?? null,
    texts: kinds.map((kind) => ({ kind, all: of[kind], lacking: Object.keys(missing[kind]).length })),
    missing: lacking.slice(0, MOST_MISSING),
    stale: stale.length,
    overridden: own.length,
    own: own.slice(0, MOST_OWN),
  };
}
