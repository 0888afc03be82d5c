import { paths } from '@tintforge/app-base/paths';
import { layoutWords, pageDescriptions, sitemapPage } from '@tintforge/content';
import { Container } from '@tintforge/ui';
import { type ReadingPageProps, readingPage } from '../../pages/page';
import styles from './sitemap-page.module.css';

/** /sitemap: pages under their headings; pages that the site doesn't have are left out. */
export function SitemapPage({ pages: built }: ReadingPageProps) {
  const groups = sitemapPage.groups.map(({ heading, paths: specified }) => ({
    heading,
    pages: specified.flatMap((path) => built.filter((page) => page.path === path)),
  }));
  return (
    <Container className={styles.root}>
      <h1 className={styles.title}>{sitemapPage.heading}</h1>
      <p className={styles.lead}>{sitemapPage.lead}</p>
      {groups.map(({ heading, pages }) => (
        <section key={heading} className={styles.group}>
          <h2 className={styles.heading}>{heading}</h2>
          <ul>
            {pages.map((page) => (
              <li key={page.path} className={styles.page}>
                <a href={page.path}>{page.name}</a>
                <p>{page.description}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Container>
  );
}

export const page = readingPage({
  path: paths.sitemap,
  name: layoutWords.pages.sitemap,
  description: pageDescriptions.sitemap,
  isIndexable: false,
  Page: SitemapPage,
});
