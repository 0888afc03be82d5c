import { siteWords } from '@tintforge/content';
import { TabHeading } from '../parts';

export function ScheduleTab() {
  return <TabHeading title={siteWords.office.schedule} />;
}
