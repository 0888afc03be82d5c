import type { CustomerDetails } from '@tintforge/api-contract';
import { codeOf } from '@tintforge/api-contract/client';
import { Link, useNavigate } from '@tintforge/app-base/frame/link';
import { paths } from '@tintforge/app-base/paths';
import { useOnline } from '@tintforge/app-base/use-online';
import { officePageNames } from '@tintforge/content';
import { Banner, Button, Skeleton, SkeletonGroup } from '@tintforge/ui';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { RuledColumns, TabHeading } from '../parts';
import { CustomerBookings } from './customer-bookings';
import { CustomerFacts } from './customer-facts';
import { CustomerMoney } from './customer-money';
import { CustomerNotes } from './customer-notes';
import styles from './customer-tab.module.css';
import { CustomerVehicles } from './customer-vehicles';
import { Duplicates } from './duplicates';
import { useCustomer } from './use-customers';
import { customersWords, customerWords as words } from './words';

const way = <Link to={paths.adminCustomers}>{words.back}</Link>;

/** /admin/customers/:id: all facts about one customer. A merged one shows the customer it was merged into. */
export function CustomerTab() {
  const navigate = useNavigate();
  const { id = '' } = useParams();
  const query = useCustomer(id);
  const { data } = query;
  const currentId = data?.id ?? id;

  useEffect(() => {
    if (currentId !== id) void navigate(paths.adminCustomer(currentId), { replace: true });
  }, [currentId, id, navigate]);

  if (data !== undefined) return <CustomerPage key={data.id} customer={data} isStale={query.isError} />;
  return (
    <>
      <TabHeading title={officePageNames.oneCustomer} above={way} />
      {query.isPending && (
        <SkeletonGroup label={customersWords.loading}>
          <Skeleton shape="title" />
          <Skeleton />
          <Skeleton />
        </SkeletonGroup>
      )}
      {query.isError && codeOf(query.error) === 'not_found' && <Banner tone="warning">{words.failed.missing}</Banner>}
      {query.isError && codeOf(query.error) !== 'not_found' && (
        <Banner
          tone="error"
          title={words.failed.title}
          action={<Button onClick={() => void query.refetch()}>{words.failed.retry}</Button>}
        >
          {words.failed.text}
        </Banner>
      )}
    </>
  );
}

function CustomerPage({ customer, isStale }: { customer: CustomerDetails; isStale: boolean }) {
  const isOnline = useOnline();
  return (
    <>
      <TabHeading title={customer.name === '' ? customersWords.nobody : customer.name} above={way} />
      {(isStale || !isOnline) && <Banner tone="warning">{customersWords.offline}</Banner>}
      <div className={styles.root}>
        <RuledColumns wide="middle">
          <div className={styles.column}>
            <CustomerFacts customer={customer} />
            <CustomerVehicles vehicles={customer.vehicles} />
          </div>
          <div className={styles.column}>
            <CustomerNotes customer={customer} />
            <Duplicates customer={customer} />
          </div>
          <div className={styles.column}>
            <CustomerMoney money={customer.money} />
          </div>
        </RuledColumns>
      </div>
      <CustomerBookings id={customer.id} />
    </>
  );
}
