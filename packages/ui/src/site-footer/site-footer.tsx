import type { ReactNode } from 'react';
import { Container } from '../container/container';
import styles from './site-footer.module.css';

/** The quiet line at the end of a task page: what it says at the left, links at the right. */
export function SiteFooter({ children, links }: { children: ReactNode; links?: ReactNode }) {
  return (
    <footer className={styles.root}>
      <Container className={styles.line}>
        <span>{children}</span>
        {links !== undefined && <span className={styles.links}>{links}</span>}
      </Container>
    </footer>
  );
}
