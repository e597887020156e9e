import { Trans } from '@lingui/react/macro';
import type { StaffReply } from '@portico/staff-contract';
import { useLanguageNames } from '../../names/use-language-names.ts';
import { Facts } from '../../ui/facts.tsx';

type Reply = StaffReply<'listLanguages'>;

/** Which setting has a language on or off, and what to write there. */
export function Switching({ languages, settingsFile }: Pick<Reply, 'languages' | 'settingsFile'>) {
  const names = useLanguageNames();
  return (
    <section className="stack">
      <h2>
        <Trans>Switching a language on or off</Trans>
      </h2>
      <div className="card stack">
        <p>
          {settingsFile === null ? (
            <Trans>
              Operators do it, at the server: the list <code>addedLanguages</code> in the settings file. This server has
              that of the demonstration.
            </Trans>
          ) : (
            <Trans>
              Operators do it, at the server: the list <code>addedLanguages</code> in the settings file,{' '}
              <code>{settingsFile}</code>.
            </Trans>
          )}
        </p>
        <Facts
          facts={languages.map((language) => [names(language.tag), <Setting key={language.tag} {...language} />])}
        />
        <p>
          <Trans>
            A language of your own is a folder beside the file, named with a slash, as{' '}
            <code>"addedLanguages": ["./languages/ko"]</code>. Then have the servers read their settings anew, as by{' '}
            <code>systemctl reload</code>; <code>portico config check</code> says before what is wrong.
          </Trans>
        </p>
        <p>
          <Trans>
            While nobody has reviewed a language, every page in it says so. Its <code>language.json</code> names who
            has, under <code>review</code>.
          </Trans>
        </p>
      </div>
    </section>
  );
}

function Setting({ tag, source, isOn }: Reply['languages'][number]) {
  if (source === 'code') return <Trans>Always on: it is written in the portal.</Trans>;
  if (!isOn) {
    return (
      <Trans>
        Off: no setting names it. Add <code>"{tag}"</code> to <code>addedLanguages</code>.
      </Trans>
    );
  }
  return source === 'portal' ? (
    <Trans>
      On: <code>addedLanguages</code> has <code>"{tag}"</code>. Take it out to switch it off.
    </Trans>
  ) : (
    <Trans>
      On: <code>addedLanguages</code> names its folder. Take it out to switch it off.
    </Trans>
  );
}
