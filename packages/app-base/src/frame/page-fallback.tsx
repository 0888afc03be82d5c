import { siteWords } from '@tintforge/content';
import { Banner, Container, Skeleton, SkeletonGroup } from '@tintforge/ui';
import { useOverdueCode } from '../late/late';
import styles from './page-fallback.module.css';

/** Placeholder for a page whose code is loading; also the content of a shell before script runs. */
export function PageFallback() {
  const isOverdue = useOverdueCode();
  return (
    <Container className={styles.root}>
      {isOverdue && (
        <Banner tone="warning" title={siteWords.overdue.title}>
          {siteWords.overdue.text}
        </Banner>
      )}
      <SkeletonGroup label={siteWords.loading}>
        <Skeleton shape="title" />
        <Skeleton />
        <Skeleton shape="picture" />
      </SkeletonGroup>
    </Container>
  );
}
