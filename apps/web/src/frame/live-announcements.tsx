import {
  createContext,
  useContext,
  useEffect,
  useState,
  type Dispatch,
  type ReactNode,
  type SetStateAction,
} from 'react';
import '../ui/visually-hidden.css';

const AnnounceContext = createContext<Dispatch<SetStateAction<string>>>(() => {});

/**
 * The one live region of the page. It is there from the first paint, because screen readers often do not read a live
 * region that is added together with its text.
 */
export function LiveAnnouncements({ children }: { children: ReactNode }) {
  const [said, setSaid] = useState('');
  return (
    <AnnounceContext value={setSaid}>
      {children}
      <output className="visually-hidden">{said}</output>
    </AnnounceContext>
  );
}

/** What stands in the live region once somebody has these words: '' leaves what others announce. */
export const saidAfter = (said: string, words: string): string => (words === '' ? said : words);

/** Announces a text to screen readers, without moving focus, and again whenever it changes. '' announces nothing. */
export function useSay(words: string): void {
  const setSaid = useContext(AnnounceContext);
  useEffect(() => {
    setSaid((said) => saidAfter(said, words));
    return () => setSaid((said) => (said === words ? '' : said));
  }, [words, setSaid]);
}
