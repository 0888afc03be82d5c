import { siteWords } from '@tintforge/content';
import { TabHeading } from '../parts';

export function MessagesTab() {
  return <TabHeading title={siteWords.office.messages} />;
}
