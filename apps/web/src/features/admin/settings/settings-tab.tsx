import { siteWords } from '@tintforge/content';
import { TabHeading } from '../parts';

export function SettingsTab() {
  return <TabHeading title={siteWords.office.settings} />;
}
