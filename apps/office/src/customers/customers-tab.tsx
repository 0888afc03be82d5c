import { officePageNames } from '@tintforge/content';
import { useSearchParams } from 'react-router-dom';
import { TabHeading } from '../parts';
import { CustomerSearch } from './customer-search';
import { searchOf } from './customers-address';
import { CustomersFound } from './customers-found';

/** /admin/customers: the shop's customers. The search is in the URL. */
export function CustomersTab() {
  const [parameters] = useSearchParams();
  const search = searchOf(parameters);
  return (
    <>
      <TabHeading title={officePageNames.customers} />
      <CustomerSearch key={search} search={search} />
      <CustomersFound search={search} />
    </>
  );
}
