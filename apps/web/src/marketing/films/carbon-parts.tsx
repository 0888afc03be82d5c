import { carbonPage, filmPageWords } from '@tintforge/content';
import { VehicleBay } from '@tintforge/ui';
import { CarbonFilm } from '@tintforge/ui/film-layers/carbon';
import { RainCureScene } from '@tintforge/ui/scenes/rain-cure';
import { Suv } from '@tintforge/ui/vehicles/suv';
import type { ReactNode } from 'react';
import { Driver } from '../parts/driver';
import { PageSection } from '../parts/page-section';
import { SectionHeading } from '../parts/section-heading';
import styles from './benefits.module.css';
import { FilmRest, FilmStart, FilmTableHeading } from './film-parts';
import { LayersFigure } from './layers-figure';
import { Rising } from './rising';

const { benefits, layers, worn } = carbonPage;
const { durable, privacy, signal } = benefits.items;

const black = { front: worn.front, rear: worn.behind, quarter: worn.behind, back: worn.behind };

/** Down to the table. */
export function CarbonStart() {
  return <FilmStart page={carbonPage} />;
}

export function CarbonTableHeading() {
  return <FilmTableHeading page={carbonPage} />;
}

/** Below the table. */
export function CarbonRest() {
  return (
    <FilmRest page={carbonPage}>
      <PageSection tone="paper-2">
        <SectionHeading heading={benefits.heading} lead={benefits.lead} />
        <Rising>
          <ul className={styles.cards}>
            <PictureCard {...privacy}>
              <VehicleBay>
                <Suv paint="sand" vlt={black} title={privacy.picture} />
              </VehicleBay>
            </PictureCard>
            {/* Bare: no such film is for a windshield. */}
            <PictureCard {...signal}>
              <Driver vlt={100} title={signal.picture} />
            </PictureCard>
            {/* Carbon 30. */}
            <PictureCard {...durable}>
              <RainCureScene vlt={32} cure={1} title={durable.picture} />
            </PictureCard>
          </ul>
        </Rising>
        <div className={styles.second}>
          <LayersFigure picture={<CarbonFilm labels={filmPageWords.layers} title={layers.picture} />}>
            <h3 className={styles.part}>{layers.heading}</h3>
            <p className={styles.quiet}>{layers.lead}</p>
          </LayersFigure>
        </div>
      </PageSection>
    </FilmRest>
  );
}

function PictureCard({ heading, text, children }: { heading: string; text: string; children: ReactNode }) {
  return (
    <li>
      <div className={styles.picture}>{children}</div>
      <div className={styles.cardWords}>
        <h3>{heading}</h3>
        <p className={styles.quiet}>{text}</p>
      </div>
    </li>
  );
}
