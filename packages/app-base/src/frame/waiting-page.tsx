import { contactLines, siteWords } from '@tintforge/content';
import { Container } from '@tintforge/ui';
import { PageFallback } from './page-fallback';
import styles from './waiting-page.module.css';

/** Placeholder in the HTML of a page that needs script: its frame, and a phone number for visitors without script. */
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
                <span>{line.label}</span>{' '}
                <a href={line.href} translate="no">
                  {line.phone}
                </a>
              </li>
            ))}
          </ul>
        </Container>
      </noscript>
      <PageFallback />
    </>
  );
}
