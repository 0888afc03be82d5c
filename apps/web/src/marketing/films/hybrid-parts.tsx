import { filmPageWords, hybridPage } from '@tintforge/content';
import { VehicleBay } from '@tintforge/ui';
import { HybridFilm } from '@tintforge/ui/film-layers/hybrid';
import { HotelScene } from '@tintforge/ui/scenes/hotel';
import { Suv } from '@tintforge/ui/vehicles/suv';
import { PageSection } from '../parts/page-section';
import { SectionHeading } from '../parts/section-heading';
import { BenefitList } from './benefit-list';
import styles from './benefits.module.css';
import { FilmRest, FilmStart, FilmTableHeading } from './film-parts';
import { LayersFigure } from './layers-figure';
import { Rising } from './rising';

const { benefits, worn } = hybridPage;
const { aesthetic, performance } = benefits;

const charcoal = { front: worn.front, rear: worn.behind, quarter: worn.behind, back: worn.behind };

/** Down to the table. */
export function HybridStart() {
  return <FilmStart page={hybridPage} />;
}

export function HybridTableHeading() {
  return <FilmTableHeading page={hybridPage} />;
}

/** Below the table. */
export function HybridRest() {
  return (
    <FilmRest page={hybridPage}>
      <PageSection tone="paper-2">
        <SectionHeading heading={benefits.heading} lead={benefits.lead} />
        <LayersFigure picture={<HybridFilm labels={filmPageWords.layers} title={benefits.picture} />}>
          <h3 className={styles.part}>{performance.heading}</h3>
          <BenefitList items={performance.items} level={4} />
        </LayersFigure>
        <div className={styles.second}>
          <h3 className={styles.part}>{aesthetic.heading}</h3>
          <Rising>
            <div className={styles.pictures}>
              <figure>
                <div className={styles.picture}>
                  <VehicleBay>
                    <Suv paint="slate" vlt={charcoal} title={aesthetic.pictures.suv.title} />
                  </VehicleBay>
                </div>
                <figcaption className={styles.caption}>{aesthetic.pictures.suv.caption}</figcaption>
              </figure>
              <figure>
                <div className={styles.picture}>
                  <HotelScene carVlt={charcoal.front} title={aesthetic.pictures.coupe.title} />
                </div>
                <figcaption className={styles.caption}>{aesthetic.pictures.coupe.caption}</figcaption>
              </figure>
            </div>
          </Rising>
        </div>
      </PageSection>
    </FilmRest>
  );
}
