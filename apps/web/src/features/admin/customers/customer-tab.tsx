import { siteWords } from '@tintforge/content';
import { TabHeading } from '../parts';

export function CustomerTab() {
  return <TabHeading title={siteWords.office.oneCustomer} />;
}
