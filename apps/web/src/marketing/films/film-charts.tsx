import { type FilmBar, type FilmPage, filmCharts, filmPageWords } from '@tintforge/content';
import { ComparisonBar } from '@tintforge/ui';
import { PageSection } from '../parts/page-section';
import { SectionHeading } from '../parts/section-heading';
import styles from './film-charts.module.css';
import { anchors, anchorTo } from './page-anchors';
import { Rising } from './rising';

/**
 * The manufacturers' claims, compared with the other films and in full for this one, with a link to the measurements.
 */
export function FilmCharts({ page }: { page: FilmPage }) {
  const { heading, lead, measured, heat, ultraviolet } = filmCharts;
  const barsOf = (bars: readonly FilmBar[]) =>
    bars.map(({ label, filmType, percent }) => ({ label, value: percent, isCurrent: filmType === page.filmType }));
  return (
    <PageSection>
      <SectionHeading
        heading={heading}
        lead={
          <>
            <span>{lead}</span> <a href={anchorTo(anchors.specifications)}>{measured}</a>
          </>
        }
      />
      <Rising>
        <div className={styles.charts}>
          <ComparisonBar title={heat.title} rows={barsOf(heat.bars)} />
          <ComparisonBar title={ultraviolet.title} series="second" rows={barsOf(ultraviolet.bars)} />
        </div>
      </Rising>
      <div className={styles.maker}>
        <div>
          <h3>{filmPageWords.maker.heading}</h3>
          <p className={styles.quiet}>{filmPageWords.maker.text}</p>
          {page.warrantyNote !== undefined && <p className={styles.quiet}>{page.warrantyNote}</p>}
        </div>
        <dl className={styles.claims}>
          {page.makerClaims.map(({ term, value }) => (
            <div key={term}>
              <dt className={styles.quiet}>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </PageSection>
  );
}
