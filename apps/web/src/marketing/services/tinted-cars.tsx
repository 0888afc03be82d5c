import { automotivePage, shades } from '@tintforge/content';
import { Container, VehicleBay } from '@tintforge/ui';
import { Coupe } from '@tintforge/ui/vehicles/coupe';
import { Suv } from '@tintforge/ui/vehicles/suv';
import { Truck } from '@tintforge/ui/vehicles/truck';
import type { ReactNode } from 'react';
import styles from './tinted-cars.module.css';

const drawings = { suv: Suv, coupe: Coupe, truck: Truck };

const { heading, items } = automotivePage.gallery;

/** Three cars from edge to edge of the page, each in two shades of one film. */
export function TintedCars({ children }: { children: ReactNode }) {
  return (
    <section className={styles.root}>
      <Container>
        <h2 className={styles.heading}>{heading}</h2>
      </Container>
      <ul className={styles.strip}>
        {items.map(({ vehicle, front, rear, tag }) => {
          const Vehicle = drawings[vehicle];
          const behind = vltOf(rear);
          return (
            <li key={vehicle} className={styles.place}>
              <VehicleBay>
                <Vehicle vlt={{ windshield: 70, front: vltOf(front), rear: behind, quarter: behind, back: behind }} />
              </VehicleBay>
              <span className={styles.tag}>{tag}</span>
            </li>
          );
        })}
      </ul>
      <Container>{children}</Container>
    </section>
  );
}

/** Percent of visible light that a product of the film tables lets through. */
function vltOf(product: string): number {
  const shade = shades.find(({ name }) => name === product);
  if (shade === undefined) throw new Error(`No film table has ${product}`);
  return shade.vltPercent;
}
