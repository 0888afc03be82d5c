import { paths } from '@tintforge/app-base/paths';
import { layoutWords, pageDescriptions } from '@tintforge/content';
import { readingPage } from '../../pages/page';
import { LegalPage } from './legal-page';
import { termsText } from './terms-text';

/** /terms-of-service */
export function TermsPage() {
  return (
    <LegalPage
      text={termsText}
      links={[
        { to: paths.home, label: 'Home' },
        { to: paths.privacy, label: 'Privacy Policy' },
      ]}
    />
  );
}

export const page = readingPage({
  path: paths.terms,
  name: layoutWords.pages.terms,
  description: pageDescriptions.terms,
  Page: TermsPage,
});
