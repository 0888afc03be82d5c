import { paths } from '@tintforge/app-base/paths';
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
