import { Banner, Button, Skeleton, SkeletonGroup } from '@tintforge/ui';
import { dashboardWords } from '../dashboard/words';
import { twoStepWords } from './words';

/** While factors, or what changes them, load. */
export function FactorsAwaited() {
  return (
    <SkeletonGroup label={dashboardWords.loading}>
      <Skeleton />
      <Skeleton />
    </SkeletonGroup>
  );
}

/** In place of factors that couldn't be loaded. */
export function FactorsNotLoaded({ retry }: { retry: () => void }) {
  return (
    <Banner tone="error" action={<Button onClick={retry}>{dashboardWords.retry}</Button>}>
      {twoStepWords.notLoaded}
    </Banner>
  );
}
