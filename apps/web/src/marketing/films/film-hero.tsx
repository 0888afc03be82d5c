import { contactLineOf, type FilmPage, filmPageWords, seriesOf } from '@tintforge/content';
import { Container, Icon, LinkButton, PaneRamp } from '@tintforge/ui';
import styles from './film-hero.module.css';
import { FilmLight } from './film-light';
import { anchors, anchorTo } from './page-anchors';

/** The start of a film's page: its name, three claims with their source, and its effect on sunlight. */
export function FilmHero({ page }: { page: FilmPage }) {
  const line = contactLineOf(undefined);
  return (
    <>
      <div className={styles.root} data-theme="ink">
        <Container className={styles.columns}>
          <div className={styles.words}>
            <h1 className={styles.heading}>{page.heading}</h1>
            <p className={styles.intro}>{page.intro}</p>
            <ul className={styles.claims}>
              {page.claims.map(({ figure, label }) => (
                <li key={label}>
                  <b className={styles.figure}>{figure}</b>
                  <span className={styles.label}>
                    <Icon name="check" size="small" />
                    <span>{label}</span>
                  </span>
                </li>
              ))}
            </ul>
            <p className={styles.note}>
              {filmPageWords.claimsNote} <a href={anchorTo(anchors.specifications)}>{filmPageWords.claimsLink}</a>
            </p>
            <div className={styles.actions}>
              <LinkButton variant="primary" size="large" href={anchorTo(anchors.contact)}>
                {filmPageWords.book}
              </LinkButton>
              <LinkButton size="large" href={line.href}>
                <Icon name="phone" />
                <span translate="no">{line.phone}</span>
              </LinkButton>
            </div>
          </div>
        </Container>
        <div className={styles.picture}>
          <FilmLight series={seriesOf(page.filmType)} title={page.light.title} words={page.light} />
        </div>
      </div>
      <PaneRamp />
    </>
  );
}
