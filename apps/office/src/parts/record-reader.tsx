import type { UseQueryResult } from '@tanstack/react-query';
import { codeOf } from '@tintforge/api-contract/client';
import { Banner, Button, type Elements, Skeleton, SkeletonGroup } from '@tintforge/ui';

interface RecordReaderProps<Data> {
  query: UseQueryResult<Data>;
  words: { loading: string; gone: string; oneFailed: string; retryLoading: string };
  children: (record: Data) => Elements;
}

/** One item of a list in each of its states: loading, missing, failed, loaded. */
export function RecordReader<Data>({ query, words, children }: RecordReaderProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isPending) {
    return (
      <SkeletonGroup label={words.loading}>
        <Skeleton shape="title" />
        <Skeleton shape="picture" />
      </SkeletonGroup>
    );
  }
  if (codeOf(query.error) === 'not_found') return <Banner tone="warning">{words.gone}</Banner>;
  return (
    <Banner tone="error" action={<Button onClick={() => void query.refetch()}>{words.retryLoading}</Button>}>
      {words.oneFailed}
    </Banner>
  );
}
