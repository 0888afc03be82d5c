import { useQuery } from '@tanstack/react-query';
import type { QuotePhoto, QuoteView } from '@tintforge/api-contract';
import { codeOf } from '@tintforge/api-contract/client';
import { api } from '@tintforge/app-base/api';
import { Link } from '@tintforge/app-base/frame/link';
import { paths } from '@tintforge/app-base/paths';
import { alwaysFresh, queryClient } from '@tintforge/app-base/query-client';
import { QueryScope } from '@tintforge/app-base/query-scope';
import { ToastRegion } from '@tintforge/app-base/toasts/toast-region';
import { parseQuoteCode } from '@tintforge/booking-core';
import { contactLineOf, quotePageWords } from '@tintforge/content';
import { Button, Container, LinkButton, LoadingLine } from '@tintforge/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { quoteAccess } from '../../lib/quote-access';
import { takeQuoteLink } from '../../lib/quote-tokens';
import { OwnQuote, prefetchParts } from './own-quote';
import styles from './own-quote.module.css';

const words = quotePageWords.own;

/** /quote/:code: a request for a quote, for its link, or for the account with its email address. */
export function OwnQuotePage() {
  const { code: typed = '' } = useParams();
  const code = parseQuoteCode(typed);
  // Before the first request: the secret must not stay in the address.
  useState(() => takeQuoteLink({ location, history, now: Date.now() }));
  return (
    <QueryScope>
      <ToastRegion />
      <Container className={styles.page}>
        {code === undefined ? <NoCode /> : <Opened key={code} code={code} />}
      </Container>
    </QueryScope>
  );
}

function NoCode() {
  const { title, text, link } = words.unknown;
  return (
    <Notice title={title} text={text}>
      <LinkButton href={paths.quote}>{link}</LinkButton>
    </Notice>
  );
}

function Notice({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <>
      <h1>{title}</h1>
      <p className={styles.lead}>{text}</p>
      <div className={styles.action}>{children}</div>
    </>
  );
}

function Opened({ code }: { code: string }) {
  const known = quoteAccess(code);
  const canAsk = known !== undefined;
  const access = known ?? {};
  const key = ['own-quote', code];
  useEffect(() => {
    if (canAsk) prefetchParts();
  }, [canAsk]);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: key,
    queryFn: () => api('getQuote', { params: { code }, ...access }),
    enabled: canAsk,
    // The addresses of photos hold for ten minutes.
    refetchInterval: ({ state }) => (state.data?.photos.length ?? 0) > 0 && 8 * 60_000,
    ...alwaysFresh,
  });
  if (data !== undefined) {
    const show = (quote: QuoteView) => queryClient.setQueryData(key, quote);
    const changePhotos = (change: (photos: readonly QuotePhoto[]) => QuotePhoto[]) =>
      queryClient.setQueryData<QuoteView>(key, (known) => known && { ...known, photos: change(known.photos) });
    return (
      <OwnQuote quote={data} access={access} onChange={show} onReload={() => void refetch()} onPhotos={changePhotos} />
    );
  }
  if (!canAsk || codeOf(error) === 'unauthorized') return <Locked />;
  if (error !== null && !isFetching) return <Failed onRetry={() => void refetch()} />;
  return <LoadingLine label={words.loading} />;
}

function Locked() {
  const { title, text, login, call } = words.locked;
  return (
    <Notice title={title} text={`${text} ${call(contactLineOf(undefined).phone)}`}>
      <LinkButton render={(anchor) => <Link to={paths.login} {...anchor} />}>{login}</LinkButton>
    </Notice>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className={styles.failed}>
      <p>{words.failed}</p>
      <Button onClick={onRetry}>{words.retry}</Button>
    </div>
  );
}
