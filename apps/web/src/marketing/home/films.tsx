import { type FilmCard, homeWords, seriesOf } from '@tintforge/content';
import { Badge, CheckList, ComparisonBar, type Elements } from '@tintforge/ui';
import { CarbonFilm } from '@tintforge/ui/film-layers/carbon';
import { CeramicFilm } from '@tintforge/ui/film-layers/ceramic';
import { HybridFilm } from '@tintforge/ui/film-layers/hybrid';
import { filmPath } from '../../lib/film-paths';
import { PageSection } from '../parts/page-section';
import { SectionHeading } from '../parts/section-heading';
import { WayOn } from '../parts/way-on';
import styles from './films.module.css';

const { films } = homeWords;
const { layers } = films;

const drawings = { ceramic: CeramicFilm, hybrid: HybridFilm, carbon: CarbonFilm };

/** The films in their layers, with three bars each; a comparison follows. */
export function Films({ children }: { children: Elements }) {
  return (
    <PageSection tone="paper-2">
      <SectionHeading heading={films.heading} lead={films.lead} />
      <div className={styles.row}>
        {films.cards.map((card) => (
          <FilmColumn key={card.filmType} card={card} />
        ))}
      </div>
      {children}
    </PageSection>
  );
}

function FilmColumn({ card }: { card: FilmCard }) {
  const Drawing = drawings[seriesOf(card.filmType)];
  return (
    <article className={styles.film}>
      <Drawing title={layers.title(card.name)} labels={layers} />
      <h3>
        <span>{card.name}</span>
        <span>
          <Badge size="small">{card.badge}</Badge> <span>{card.tier}</span>
        </span>
      </h3>
      <p className={styles.description}>{card.description}</p>
      <div className={styles.benefits}>
        <CheckList items={card.benefits} />
      </div>
      <ComparisonBar
        look="stacked"
        title={films.bars(card.name)}
        isTitleHidden
        rows={[
          { label: films.uvProtection, value: card.uvProtection, valueLabel: `${card.uvProtection}` },
          {
            label: films.heatRejection,
            value: card.heatRejection,
            valueLabel: `${card.heatRejection}`,
            series: 'second',
          },
          {
            label: films.signalInterference,
            value: card.signalInterference,
            valueLabel: `${card.signalInterference}`,
            series: 'rest',
          },
        ]}
      />
      <p className={styles.source}>{films.source}</p>
      <WayOn to={filmPath(card.filmType)}>{card.link}</WayOn>
    </article>
  );
}
