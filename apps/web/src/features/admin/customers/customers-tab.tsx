import { siteWords } from '@tintforge/content';
import { TabHeading } from '../parts';

export function CustomersTab() {
  return <TabHeading title={siteWords.office.customers} />;
}
