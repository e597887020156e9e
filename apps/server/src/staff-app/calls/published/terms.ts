import { termsKinds } from '@portico/contract';
import type { StaffReply } from '@portico/staff-contract';
import { findLastTermsAct, listKeptVersions, listPublished } from '../../../platform/terms/queries.ts';
import { inForceAt } from '../../../platform/terms/terms.ts';
import { firstDay, publishTerms, termsOfSettings, withdrawTerms } from '../../../staff/terms/publish-terms.ts';
import { pairs } from '../../../staff/terms/read-paragraphs.ts';
import { textsOf, wordingsOf } from '../../../staff/terms/wordings-of.ts';
import type { StaffHandlers } from '../../handler.ts';
import { publishedTermsModel } from '../../models/terms.ts';
import { staffOf } from '../../services.ts';

type TermsCalls = Pick<StaffHandlers, 'listTerms' | 'showTerms' | 'publishTerms' | 'withdrawTerms' | 'previewTerms'>;

export const termsCalls = {
  async listTerms(_asked, _member, { services: { database, settings, clock } }) {
    const now = clock.now();
    // The number first: what a colleague does after it is seen as done since.
    const lastAct = await findLastTermsAct(database.db);
    const published = await listPublished(database.db);
    const kept = await listKeptVersions(database.db);
    const ofSettings = termsKinds.flatMap((kind): StaffReply<'listTerms'>['ofSettings'] => {
      const { version } = termsOfSettings({ settings }, kind);
      const isInForce = inForceAt(published, kind, now) === undefined;
      const names = new Set(published.filter((each) => each.kind === kind).map((each) => each.version));
      const ofKind = kept.filter((each) => each.kind === kind && !names.has(each.version));
      const current = ofKind.find((each) => each.version === version);
      const earlier = ofKind.filter((each) => each !== current);
      return [
        { kind, version, isInForce, keptAt: current?.keptAt.toISOString() ?? null },
        ...earlier.map((each) => ({
          kind,
          version: each.version,
          isInForce: false,
          keptAt: each.keptAt.toISOString(),
        })),
      ];
    });
    return {
      published: published.map((each) => publishedTermsModel(each, published, now)),
      ofSettings,
      lastAct,
      firstDay: firstDay({ now, settings }),
      addedLanguages: settings.healthSystem.addedLanguages.map(({ tag }) => tag),
    };
  },
  async showTerms(asked, _member, { services: { database, settings } }) {
    const wordings = await wordingsOf(database.db, settings, asked);
    return {
      wordings: wordings.map(({ wording, paragraphs, keptAt }) => ({
        wording,
        texts: textsOf(paragraphs),
        keptAt: keptAt?.toISOString() ?? null,
      })),
    };
  },
  publishTerms: (asked, member, { services }) => publishTerms(staffOf(member, services), asked),
  async withdrawTerms({ number, reason }, member, { services }) {
    await withdrawTerms(staffOf(member, services), { number, reason });
    return {};
  },
  async previewTerms({ kind, text, from, language, theme }, _member, { services }) {
    // The page names the version, which is the day, but where that has had one already; and none before a day is chosen.
    const terms = { version: from, paragraphs: pairs(text) };
    return { html: await services.previews.terms(kind, terms, { language, theme }) };
  },
} satisfies TermsCalls;
