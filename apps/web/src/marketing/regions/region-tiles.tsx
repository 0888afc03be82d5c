import type { RegionTiles as TileNames } from '@tintforge/content';
import { HouseFacade } from '@tintforge/ui/facades/house';
import { OfficeFacade } from '@tintforge/ui/facades/office';
import { PpfCoverage } from '@tintforge/ui/ppf-coverage';
import { Coupe } from '@tintforge/ui/vehicles/coupe';
import type { ReactElement } from 'react';
import styles from './region-tiles.module.css';

/** Percent of light that the film in the pictures lets through. */
const shade = 20;

const tiles: readonly { kind: Exclude<keyof TileNames, 'label'>; picture: ReactElement }[] = [
  { kind: 'automotive', picture: <Coupe vlt={shade} /> },
  { kind: 'ppf', picture: <PpfCoverage coverage="full-front" /> },
  { kind: 'commercial', picture: <OfficeFacade vlt={shade} /> },
  { kind: 'residential', picture: <HouseFacade vlt={shade} /> },
];

/** Four uneven pictures across the page, one for each kind of work. */
export function RegionTiles({ names }: { names: TileNames }) {
  return (
    <section className={styles.root} aria-label={names.label}>
      {tiles
        .filter(({ kind }) => names[kind] !== undefined)
        .map(({ kind, picture }) => (
          <figure key={kind} className={styles.tile} data-kind={kind}>
            {picture}
            <figcaption className={styles.name}>{names[kind]}</figcaption>
          </figure>
        ))}
    </section>
  );
}
