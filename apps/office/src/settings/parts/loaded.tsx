import type { UseQueryResult } from '@tanstack/react-query';
import { Banner, Button, type Elements, Skeleton, SkeletonGroup } from '@tintforge/ui';
import { settingsWords as words } from '../words';
import styles from './loaded.module.css';

interface LoadedProps<Data> {
  query: UseQueryResult<Data>;
  children: (data: Data) => Elements;
}

/** The loaded data, or a placeholder, or an error. Loaded data stays during a refetch. */
export function Loaded<Data>({ query, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isError) {
    return (
      <Banner tone="error" action={<Button onClick={() => void query.refetch()}>{words.retry}</Button>}>
        {words.notLoaded}
      </Banner>
    );
  }
  return (
    <div className={styles.place}>
      <SkeletonGroup label={words.loading}>
        <Skeleton shape="control" />
        <Skeleton />
        <Skeleton shape="short-line" />
      </SkeletonGroup>
    </div>
  );
}
