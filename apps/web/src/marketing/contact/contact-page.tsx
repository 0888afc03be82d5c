import { ToastRegion } from '@tintforge/app-base/toasts/toast-region';
import { contactLines, contactPage } from '@tintforge/content';
import { Container, PaneRamp } from '@tintforge/ui';
import { onIntent } from '../../lib/on-intent';
import { prerendered } from '../../lib/prerendered';
import styles from './contact-page.module.css';

const ContactForm = onIntent(async () => (await import('./contact-form')).ContactForm, {
  isWanted: (search) => search !== '',
});
const Aside = prerendered(async () => (await import('./contact-aside')).ContactAside);
const Questions = prerendered(async () => (await import('./contact-questions')).ContactQuestions);

/** /contact: whom to call first, then the form, the hours and what people ask. */
export function ContactPage() {
  return (
    <>
      <Container className={styles.lines}>
        <h1>{contactPage.heading}</h1>
        <ul className={styles.numbers} aria-label={contactPage.linesLabel}>
          {contactLines.map(({ label, phone, href }) => (
            <li key={href}>
              <span>{label}</span>
              <a href={href}>{phone}</a>
            </li>
          ))}
        </ul>
      </Container>
      <PaneRamp />
      <Container className={styles.columns}>
        <ContactForm />
        <Aside className={styles.aside} />
      </Container>
      <Questions />
      <ToastRegion />
    </>
  );
}
