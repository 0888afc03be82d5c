import { paths, quotePath } from '@tintforge/app-base/paths';
import { contactLines, contactPage, layoutWords, pageDescriptions, wizardWords } from '@tintforge/content';
import { Container, PaneRamp } from '@tintforge/ui';
import { readingPage } from '../../pages/page';
import { WayOn } from '../parts/way-on';
import { ContactAside, OtherWays } from './contact-aside';
import { ContactForm } from './contact-form.island';
import styles from './contact-page.module.css';
import { ContactQuestions } from './contact-questions';

/** /contact: whom to call first, then the form, the hours and common questions. */
export function ContactPage() {
  return (
    <>
      <Container className={styles.lines}>
        <h1>{contactPage.heading}</h1>
        <ul className={styles.numbers} aria-label={contactPage.linesLabel}>
          {contactLines.map(({ label, phone, href }) => (
            <li key={href}>
              <span>{label}</span>
              <a href={href} translate="no">
                {phone}
              </a>
            </li>
          ))}
        </ul>
        <p className={styles.quote}>
          <span>{wizardWords.quote.question}</span>
          <WayOn to={quotePath()}>{wizardWords.quote.link}</WayOn>
        </p>
      </Container>
      <PaneRamp />
      <Container className={styles.columns}>
        <div>
          <ContactForm />
          <div className={styles.other}>
            <OtherWays />
          </div>
        </div>
        <div className={styles.aside}>
          <ContactAside />
        </div>
      </Container>
      <ContactQuestions />
    </>
  );
}

export const page = readingPage({
  path: paths.contact,
  name: layoutWords.pages.contact,
  description: pageDescriptions.contact,
  Page: ContactPage,
});
