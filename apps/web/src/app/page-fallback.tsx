import { siteWords } from '@tintforge/content';
import { Container, Skeleton, SkeletonGroup } from '@tintforge/ui';
import styles from './page-fallback.module.css';

/** The place of a page whose code is on its way; also what a shell holds before any script has run. */
export function PageFallback() {
  return (
    <Container className={styles.root}>
      <SkeletonGroup label={siteWords.loading}>
        <Skeleton shape="title" />
        <Skeleton />
        <Skeleton shape="picture" />
      </SkeletonGroup>
    </Container>
  );
}
