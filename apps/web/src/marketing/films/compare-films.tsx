import { explorerPath, paths } from '@tintforge/app-base/paths';
import { type FilmType, offeredPackages } from '@tintforge/booking-core';
import { catalogue, explorerPage, filmComparison, filmPageWords, hasPage, measuredFacts } from '@tintforge/content';
import { Icon, LinkButton, Money, PaneStrip } from '@tintforge/ui';
import type { ReactNode } from 'react';
import { filmFacts } from '../../lib/catalogue-facts';
import { filmPath } from '../../lib/film-paths';
import { isBuilt } from '../../lib/is-built';
import { PageSection } from '../parts/page-section';
import { SectionHeading } from '../parts/section-heading';
import { WayOn } from '../parts/way-on';
import styles from './compare-films.module.css';
import { anchors, anchorTo } from './page-anchors';
import { Rising } from './rising';

const words = filmPageWords.compare;

/** All three films with their shades, measured heat and price. The page's own film is marked, the others are linked. */
export function CompareFilms({ current }: { current: FilmType }) {
  return (
    <PageSection>
      <SectionHeading heading={words.heading} lead={words.lead} />
      <Rising>
        <ul className={styles.films}>
          {filmComparison.columns.map(({ filmType }) => (
            <FilmColumn key={filmType} filmType={filmType} isCurrent={filmType === current} />
          ))}
        </ul>
      </Rising>
      <div className={styles.end}>
        <LinkButton size="large" href={anchorTo(anchors.contact)}>
          {words.contact}
        </LinkButton>
        <WayOn to={paths.comparison}>{words.comparison}</WayOn>
        {hasPage('explorer') && <WayOn to={explorerPath(current)}>{explorerPage.link}</WayOn>}
      </div>
    </PageSection>
  );
}

function FilmColumn({ filmType, isCurrent }: { filmType: FilmType; isCurrent: boolean }) {
  const facts = filmFacts(catalogue).find((film) => film.filmType === filmType);
  const prices = offeredPackages(catalogue)
    .filter((offer) => offer.filmType === filmType)
    .map((offer) => offer.priceCents);
  const { heat, infrared } = measuredFacts(filmType);
  const shades = facts?.shades ?? [];
  return (
    <li className={styles.film} data-theme={isCurrent ? 'ink' : undefined} aria-current={isCurrent || undefined}>
      <h3 className={styles.name}>{filmType}</h3>
      <PaneStrip shades={shades} title={words.shades(filmType, shades)} hasFigures />
      <dl className={styles.facts}>
        <Fact term={words.heat}>{heat}</Fact>
        <Fact term={words.infrared}>{infrared}</Fact>
        <Fact term={words.packages}>{facts?.tiers.join(', ')}</Fact>
        <Fact term={words.warranty}>{facts?.warranties.join(', ')}</Fact>
        <Fact term={words.price}>
          <Money cents={Math.min(...prices)} />
        </Fact>
      </dl>
      {isCurrent ? (
        <p className={styles.here}>
          <Icon name="check" size="small" />
          {words.here}
        </p>
      ) : (
        isBuilt(filmPath(filmType)) && (
          <a href={filmPath(filmType)} className={styles.link}>
            <span>{words.see(filmType)}</span>
            <Icon name="arrow-right" size="small" />
          </a>
        )
      )}
    </li>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
