import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Arcade } from '../estimates-base/arcade.tsx';
import { Icon } from '../ui/icon.tsx';
import './site-card-link.css';

/** The classes of the list of places, and of the link that a `SiteCardLink` fills. */
export const sitesClass = 'places';
export const siteClass = 'place';

/** A service area or location to choose: its pictures under arches, its name, and notes about it. */
export function SiteCardLink({
  images,
  name,
  children,
}: {
  images: readonly string[];
  name: string;
  children: ReactNode;
}) {
  return (
    <>
      <Arcade images={images} />
      <span className="place-foot">
        <span className="place-words">
          <span className="place-name">{name}</span>
          {children}
        </span>
        <span className="place-arrow">
          <Icon of={ArrowRight} />
        </span>
      </span>
    </>
  );
}
