import { contactLines, pageDescriptions, siteWords } from '@tintforge/content';
import { Container } from '@tintforge/ui';
import { listed, type ReadingPageProps, readingPage } from '../../pages/page';
import styles from './not-found-page.module.css';
import { PageSearch } from './page-search.island';

/** Seven, as everywhere: here the last ones are darker, until the number can't be read. */
const panes = [1, 2, 3, 4, 5, 6, 7];

/** Shown for every URL without a page: a search of the site's own pages, and four numbers to call. */
export function NotFoundPage({ pages }: ReadingPageProps) {
  return (
    <>
      <div className={styles.picture} aria-hidden="true">
        <b className={styles.number}>404</b>
        <div className={styles.panes}>
          {panes.map((pane) => (
            <i key={pane} />
          ))}
        </div>
      </div>
      <Container className={styles.content}>
        <div>
          <h1 className={styles.title}>{siteWords.notFound.heading}</h1>
          <p className={styles.lead}>{siteWords.notFound.lead}</p>
          <PageSearch pages={listed(pages).map(({ path, name, description }) => ({ path, name, description }))} />
        </div>
        <div>
          <h2 className={styles.heading}>{siteWords.notFound.lines}</h2>
          <ul className={styles.lines}>
            {contactLines.map((line) => (
              <li key={line.regionId}>
                <span>{line.label}</span>
                <a href={line.href} translate="no">
                  {line.phone}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </>
  );
}

export const page = readingPage({
  path: '*',
  name: siteWords.notFound.name,
  description: pageDescriptions.notFound,
  startsOnInk: true,
  isIndexable: false,
  Page: NotFoundPage,
});
