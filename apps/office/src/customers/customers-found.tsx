import type { CustomerSummary, CustomersPage } from '@tintforge/api-contract';
import { Link } from '@tintforge/app-base/frame/link';
import { paths } from '@tintforge/app-base/paths';
import { formatShortDate } from '@tintforge/booking-core';
import { Badge, Button, EmptyState, LinkButton, Table, type TableColumn } from '@tintforge/ui';
import { FetchNews } from '../parts';
import { customersPath } from './customers-address';
import styles from './customers-found.module.css';
import { useCustomers } from './use-customers';
import { customersWords as words } from './words';

/** The customers of a search in each of their states: loading, failed, none at all, no matches, loaded. */
export function CustomersFound({ search }: { search: string }) {
  const query = useCustomers(search);
  const { data } = query;
  // One that is known by two names may be found on two pages.
  const customers = [...new Map(data?.pages.flatMap((page) => page.customers.map((row) => [row.id, row]))).values()];
  const isLoading = query.isPending || query.isPlaceholderData;
  return (
    <>
      <p className={styles.count} role="status">
        {!isLoading && countText(data?.pages[0])}
      </p>
      <FetchNews
        query={query}
        onRetry={query.isFetchNextPageError ? query.fetchNextPage : query.refetch}
        words={words}
      />
      {customers.length === 0 && !isLoading && !query.isError && <Nothing search={search} />}
      {(customers.length > 0 || (isLoading && !query.isError)) && (
        <Table
          caption={words.caption}
          isCaptionHidden
          density="dense"
          columns={columns}
          rows={customers}
          rowKey={({ id }) => id}
          empty={null}
          busyLabel={isLoading ? words.loading : undefined}
        />
      )}
      {query.hasNextPage && !query.isFetchNextPageError && (
        <div className={styles.more}>
          <Button
            busyLabel={query.isFetchingNextPage ? words.loading : undefined}
            onClick={() => void query.fetchNextPage()}
          >
            {words.more}
          </Button>
        </div>
      )}
    </>
  );
}

function countText(page: CustomersPage | undefined): string | undefined {
  if (page?.count == null || page.count === 0) return undefined;
  return page.isCountCapped ? words.countCapped(page.count) : words.count(page.count);
}

function Nothing({ search }: { search: string }) {
  if (search === '')
    return (
      <EmptyState headingLevel="h2" title={words.empty.title}>
        {words.empty.text}
      </EmptyState>
    );
  return (
    <EmptyState
      headingLevel="h2"
      title={words.none.title(search)}
      action={
        <LinkButton render={(anchor) => <Link to={customersPath('')} {...anchor} />}>{words.search.clear}</LinkButton>
      }
    >
      {words.none.text}
    </EmptyState>
  );
}

const columns: readonly TableColumn<CustomerSummary>[] = [
  {
    id: 'name',
    label: words.columns.name,
    cell: ({ id, name }) => (
      <Link to={paths.adminCustomer(id)} className={styles.name}>
        {name === '' ? words.nobody : name}
      </Link>
    ),
  },
  { id: 'email', label: words.columns.email, phonePlace: 'wide', cell: ({ email }) => textOf(email) },
  { id: 'phone', label: words.columns.phone, phonePlace: 'wide', cell: ({ phone }) => textOf(phone) },
  {
    id: 'bookings',
    label: words.columns.bookings,
    isNumeric: true,
    phonePlace: 'figure',
    cell: ({ bookings }) => bookings,
  },
  {
    id: 'latest',
    label: words.columns.latest,
    phonePlace: 'figure',
    cell: ({ latestDate }) => (latestDate === null ? words.unknown : dateText(latestDate)),
  },
  {
    id: 'account',
    label: words.columns.account,
    phonePlace: 'figure',
    cell: ({ hasAccount }) => (hasAccount ? <Badge>{words.hasAccount}</Badge> : words.guest),
  },
];

function textOf(text: string): string {
  return text === '' ? words.unknown : text;
}

/** "Dec 8, 2026" */
export function dateText(date: string): string {
  return `${formatShortDate(date).split(', ')[1]}, ${date.slice(0, 4)}`;
}
