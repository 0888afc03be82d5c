import { contactLines, siteWords } from '@tintforge/content';
import { Container } from '@tintforge/ui';
import { PageFallback } from './page-fallback';
import styles from './waiting-page.module.css';

/** What the HTML of a page that needs script holds in its frame: a place for it, and whom to call without script. */
export function WaitingPage({ name }: { name: string }) {
  return (
    <>
      <noscript>
        <Container className={styles.root}>
          <h1 className={styles.title}>{name}</h1>
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
    </>
  );
}
