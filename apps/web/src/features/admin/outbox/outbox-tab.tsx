import { siteWords } from '@tintforge/content';
import { TabHeading } from '../parts';

export function OutboxTab() {
  return <TabHeading title={siteWords.office.outbox} />;
}
