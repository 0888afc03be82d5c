import { sitemapPage } from '@tintforge/content';
import { Container } from '@tintforge/ui';
import { Link } from '../lib/link';
import { descriptionOf } from './described-pages';
import type { PageEntry } from './page-entry';
import { siteMap } from './site-map';
import styles from './sitemap-page.module.css';

const built: readonly PageEntry[] = Object.values(siteMap);

/** The specified pages under their headings; those that the site does not have yet are left out. */
const groups = sitemapPage.groups.map(({ heading, paths }) => ({
  heading,
  pages: paths.flatMap((path) => built.filter((page) => page.path === path)),
}));

/** /sitemap */
export function SitemapPage() {
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
                <Link to={page.path}>{page.name}</Link>
                <p>{descriptionOf(page)}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Container>
  );
}
