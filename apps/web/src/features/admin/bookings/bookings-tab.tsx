import { siteWords } from '@tintforge/content';
import { TabHeading } from '../parts';

export function BookingsTab() {
  return <TabHeading title={siteWords.office.bookings} />;
}
