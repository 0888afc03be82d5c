import { siteWords } from '@tintforge/content';
import { TabHeading } from '../parts';

export function AuditTab() {
  return <TabHeading title={siteWords.office.audit} />;
}
