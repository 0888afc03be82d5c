import { contactLines, siteWords } from '@tintforge/content';
import { Container } from '@tintforge/ui';
import { OfficeLayout } from './office-layout';
import type { PageEntry } from './page-entry';
import { PageFallback } from './page-fallback';
import styles from './shell.module.css';
import { TaskLayout } from './task-layout';

/** The HTML of a page that needs script: its frame, a place for it, and whom to call without script. */
export function Shell({ route }: { route: PageEntry }) {
  const Layout = route.isOffice === true || route.hasOwnFrame === true ? OfficeLayout : TaskLayout;
  return (
    <Layout>
      <noscript>
        <Container className={styles.root}>
          <h1 className={styles.title}>{route.name}</h1>
          <p>{siteWords.noScript.text}</p>
          <ul>
            {contactLines.map((line) => (
              <li key={line.regionId}>
                {line.label} <a href={line.href}>{line.phone}</a>
              </li>
            ))}
          </ul>
        </Container>
      </noscript>
      <PageFallback />
    </Layout>
  );
}
