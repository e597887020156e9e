import { entryOf, languages, type WrittenLanguage } from '@portico/contract';
import type { ReactNode } from 'react';
import { PhoneLink } from '../../frame/phone-link.tsx';
import { Card } from '../../ui/card.tsx';

/** The offer of help in each language. These are not translations: every card is shown in its own language always. */
const sentences: Readonly<Record<WrittenLanguage, { name: string; say: (call: ReactNode) => ReactNode }>> = {
  en: {
    name: 'English',
    say: (call) => (
      <>
        If you speak English, help costs you nothing: sign language, large print, and somebody to read papers to you.
        You do not have to bring a relative to help. Call {call}.
      </>
    ),
  },
  es: {
    name: 'Español',
    say: (call) => (
      <>
        Si usted habla español, un intérprete no le cuesta nada, y tampoco los documentos en español o en letra grande.
        No tiene que traer a un familiar para que interprete. Llame al {call}.
      </>
    ),
  },
};

/** One card for each language of the portal. */
export function InOwnWords({ phone }: { phone: string }) {
  return (
    <div className="own-words">
      {languages.map((language) => (
        <div key={language} lang={language}>
          <Card title={entryOf(sentences, language).name}>
            <p>{entryOf(sentences, language).say(<PhoneLink number={phone} />)}</p>
          </Card>
        </div>
      ))}
    </div>
  );
}
