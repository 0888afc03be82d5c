import { paths } from '@tintforge/app-base/paths';
import { layoutWords, pageDescriptions } from '@tintforge/content';
import { readingPage } from '../../pages/page';
import { LegalPage } from './legal-page';
import { privacyText } from './privacy-text';

/** /privacy-policy */
export function PrivacyPage() {
  return (
    <LegalPage
      text={privacyText}
      links={[
        { to: paths.home, label: 'Home' },
        { to: paths.terms, label: 'Terms of Service' },
      ]}
    />
  );
}

export const page = readingPage({
  path: paths.privacy,
  name: layoutWords.pages.privacy,
  description: pageDescriptions.privacy,
  Page: PrivacyPage,
});
