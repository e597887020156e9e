import { Plural, Trans } from '@lingui/react/macro';
import type { CallReply, getEstimateServices, StateParams } from '@portico/contract';
import type { ReactNode } from 'react';
import { useEstimatesBase } from '../estimates-base/estimates-base.ts';
import { StateLink } from '../router/state-link.tsx';
import { ArchTile, archTileClass } from '../ui/arch-tile.tsx';
import { CategoryPicture } from './category-picture.tsx';
import { COMMON } from './common.ts';
import { ShortTitle } from './short-title.tsx';

export interface KindsOfCareProps {
  catalogue: CallReply<typeof getEstimateServices>;
  params: StateParams<'estimates-services'>;
}

/** A tile for the common services and one for each category. */
export function KindsOfCare({ catalogue, params }: KindsOfCareProps) {
  const { states } = useEstimatesBase();
  const tile = (id: string, imageClass: string, name: ReactNode, count: number) => (
    <li key={id}>
      <StateLink to={states.services} params={{ ...params, category: id }} className={archTileClass}>
        <ArchTile
          picture={<CategoryPicture imageClass={imageClass} />}
          name={name}
          note={<Plural value={count} one="# service" other="# services" />}
        />
      </StateLink>
    </li>
  );
  return (
    <ul className="tiles">
      {catalogue.CommonCount > 0 && tile(COMMON, COMMON, <Trans>Common Services</Trans>, catalogue.CommonCount)}
      {catalogue.Categories.map((category) =>
        tile(category.Id, category.imageClass, <ShortTitle title={category.Name} />, category.Count),
      )}
    </ul>
  );
}
