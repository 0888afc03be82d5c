import { tampaTiles } from '@tintforge/content';
import { HouseFacade } from '@tintforge/ui/facades/house';
import { OfficeFacade } from '@tintforge/ui/facades/office';
import { PpfCoverage } from '@tintforge/ui/ppf-coverage';
import { Coupe } from '@tintforge/ui/vehicles/coupe';
import styles from './tampa-tiles.module.css';

/** Percent of light that the film in the pictures lets through. */
const shade = 20;

const tiles = [
  { kind: 'automotive', name: tampaTiles.automotive, picture: <Coupe vlt={shade} /> },
  { kind: 'ppf', name: tampaTiles.ppf, picture: <PpfCoverage coverage="full-front" /> },
  { kind: 'commercial', name: tampaTiles.commercial, picture: <OfficeFacade vlt={shade} /> },
  { kind: 'residential', name: tampaTiles.residential, picture: <HouseFacade vlt={shade} /> },
];

/** Four uneven pictures across the page, one for each kind of work. */
export function TampaTiles() {
  return (
    <section className={styles.root} aria-label={tampaTiles.label}>
      {tiles.map(({ kind, name, picture }) => (
        <figure key={kind} className={styles.tile} data-kind={kind}>
          {picture}
          <figcaption className={styles.name}>{name}</figcaption>
        </figure>
      ))}
    </section>
  );
}
