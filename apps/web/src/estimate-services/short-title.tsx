import { CATEGORY_TITLE_LENGTH_ON_PHONES } from '@portico/contract';
import './short-title.css';

/** A category's title, cut at 20 characters on phones (spec §2); screen readers get the whole title. */
export function ShortTitle({ title }: { title: string }) {
  const characters = Array.from(title);
  if (characters.length <= CATEGORY_TITLE_LENGTH_ON_PHONES) return title;
  return (
    <>
      <span className="title-whole">{title}</span>
      <span className="title-cut" aria-hidden="true">
        {characters.slice(0, CATEGORY_TITLE_LENGTH_ON_PHONES).join('').trimEnd()}…
      </span>
    </>
  );
}
