import { paths } from '@tintforge/app-base/paths';
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
