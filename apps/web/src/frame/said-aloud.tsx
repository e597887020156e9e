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

const SetSaid = createContext<Dispatch<SetStateAction<string>>>(() => {});

/**
 * The one place that is read out as its words change. It stands from the first picture on: one that comes with its words
 * already in it is often not read.
 */
export function SaidAloud({ children }: { children: ReactNode }) {
  const [said, setSaid] = useState('');
  return (
    <SetSaid value={setSaid}>
      {children}
      <output className="visually-hidden">{said}</output>
    </SetSaid>
  );
}

/** Says words to those who listen, without moving focus, and again whenever they change. '' says nothing. */
export function useSay(words: string): void {
  const setSaid = useContext(SetSaid);
  useEffect(() => {
    setSaid(words);
    return () => setSaid((said) => (said === words ? '' : said));
  }, [words, setSaid]);
}
