import { siteWords } from '@tintforge/content';
import { TabHeading } from '../parts';

export function ReportsTab() {
  return <TabHeading title={siteWords.office.reports} />;
}
