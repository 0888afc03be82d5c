import { Container } from '@tintforge/ui';
import type { ReactNode } from 'react';
import styles from './page-section.module.css';

interface PageSectionProps {
  /** Paper, its second tone, or dark glass, which is only for the start, paint film and the end. */
  tone?: 'paper' | 'paper-2' | 'ink' | undefined;
  /** An anchor, or a hook for script. */
  id?: string | undefined;
  children: ReactNode;
}

/** One section of a page, with room above and below, as wide as the page. */
export function PageSection({ tone = 'paper', id, children }: PageSectionProps) {
  return (
    <section id={id} className={styles.root} data-tone={tone} data-theme={tone === 'ink' ? 'ink' : undefined}>
      <Container>{children}</Container>
    </section>
  );
}
