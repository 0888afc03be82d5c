import { skipToken, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import type {
  AcceptanceWay,
  ListedQuote,
  MarkedQuoteStatus,
  QuoteDraft,
  QuoteListName,
  QuotePhoto,
  StaffQuote,
} from '@tintforge/api-contract';
import { alwaysFresh, queryClient } from '@tintforge/app-base/query-client';
import type { QuoteDeclineReason } from '@tintforge/booking-core';
import { staffApi } from '../lib/staff-api';
import type { PagedQuery } from '../parts';

const listKey = (list: QuoteListName) => ['admin', 'quotes', 'list', list] as const;
const quoteKey = (code: string) => ['admin', 'quotes', 'one', code] as const;

/** Requests of a list, page by page, with the counts of each list. */
export function useQuotes(list: QuoteListName) {
  const { data, ...query } = useInfiniteQuery({
    queryKey: listKey(list),
    queryFn: ({ pageParam, signal }) => staffApi('getQuotes', { query: { list, after: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    ...alwaysFresh,
  });
  const rows = data?.pages.flatMap(({ quotes }) => quotes.map((quote) => ({ ...quote, id: quote.code })));
  const paged: PagedQuery<ListedQuote & { id: string }> = { ...query, rows };
  return { list: paged, counts: data?.pages[0]?.counts };
}

/** One request in full; nothing is fetched without a code. */
export function useQuote(code: string | undefined) {
  return useQuery({
    queryKey: quoteKey(code ?? ''),
    queryFn: code === undefined ? skipToken : ({ signal }) => staffApi('getStaffQuote', { params: { code }, signal }),
    // The addresses of photos hold for ten minutes.
    refetchInterval: ({ state }) => (state.data?.photos.length ?? 0) > 0 && 8 * 60_000,
    ...alwaysFresh,
  });
}

/** Shows photos that were added or removed here, and reads the history again. */
export function changePhotos(code: string, change: (photos: readonly QuotePhoto[]) => QuotePhoto[]): void {
  const key = quoteKey(code);
  queryClient.setQueryData<StaffQuote>(key, (quote) => quote && { ...quote, photos: change(quote.photos) });
  void queryClient.invalidateQueries({ queryKey: key });
}

/** An action on a request. */
export type QuoteAct =
  /** `reason` with a decline, and only then. */
  | { act: 'mark'; status: MarkedQuoteStatus; note: string; reason?: QuoteDeclineReason }
  | { act: 'assign'; isMine: boolean }
  | { act: 'note'; note: string }
  | { act: 'link' }
  /** `base`: the version of the quote that the draft began with; it is saved over no other. */
  | { act: 'draft'; draft: QuoteDraft | null; base: number }
  /** Over the version that was read before, and no other. */
  | { act: 'send'; base: number }
  | { act: 'extend'; goodThrough: string }
  | { act: 'accept'; number: number; name: string; street: string; city: string; how: AcceptanceWay; note: string }
  | { act: 'end'; note: string };

/**
 * Does an action, by the version shown here. Actions on one request follow each other: one that is pressed while another is
 * saved goes by the version that came of that.
 */
export function useQuoteAct({ code, version }: Pick<StaffQuote, 'code' | 'version'>) {
  return useMutation({
    scope: { id: `quote ${code}` },
    mutationFn: (act: QuoteAct) => {
      const shown = queryClient.getQueryData<StaffQuote>(quoteKey(code));
      return perform({ code, version: shown?.version ?? version }, act);
    },
    onSuccess: async (quote) => {
      // A response from before would bring the old version back.
      await queryClient.cancelQueries({ queryKey: quoteKey(code) });
      queryClient.setQueryData(quoteKey(code), quote);
    },
    // Also after a refusal: then it has changed since.
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: ['admin', 'quotes'] });
      void queryClient.invalidateQueries({ queryKey: ['admin', 'counts'] });
    },
  });
}

function perform({ code, version }: Pick<StaffQuote, 'code' | 'version'>, act: QuoteAct): Promise<StaffQuote> {
  const params = { code };
  switch (act.act) {
    case 'mark': {
      const { act: _mark, ...mark } = act;
      return staffApi('markQuote', { params, body: { version, ...mark } });
    }
    case 'assign':
      return staffApi('assignQuote', { params, body: { version, isMine: act.isMine } });
    case 'note':
      return staffApi('noteQuote', { params, body: { version, note: act.note } });
    case 'link':
      return staffApi('sendQuoteLink', { params, body: { version } });
    case 'draft':
      return staffApi('saveQuoteDraft', { params, body: { version: act.base, draft: act.draft } });
    case 'send':
      return staffApi('sendQuote', { params, body: { version: act.base } });
    case 'extend':
      return staffApi('extendQuote', { params, body: { version, goodThrough: act.goodThrough } });
    case 'accept': {
      const { act: _accept, ...answers } = act;
      return staffApi('acceptQuoteFor', { params, body: { version, preferredDays: [], ...answers } });
    }
    case 'end':
      return staffApi('endQuoteAcceptance', { params, body: { version, note: act.note } });
  }
}
