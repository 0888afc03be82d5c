import { contactLines, contactPage, socialLinks } from '@tintforge/content';
import { Accordion, Container, PaneRamp, SocialLinks } from '@tintforge/ui';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { prerendered } from '../../lib/prerendered';
import { ToastRegion } from '../../lib/toast-region';
import { ContactForm } from './contact-form';
import styles from './contact-page.module.css';

const CoastMap = prerendered(async () => (await import('@tintforge/ui/coast-map')).CoastMap);

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
        <div className={styles.aside}>
          <OpeningHours />
          <Elsewhere />
          <Where />
        </div>
      </Container>
      <Container className={styles.questions}>
        <h2>{contactPage.questions.heading}</h2>
        <Accordion
          items={contactPage.questions.items.map(({ title, answer }, index) => ({
            title,
            content: <p>{answer}</p>,
            isOpen: index === 0,
          }))}
        />
      </Container>
      <ToastRegion />
    </>
  );
}

function OpeningHours() {
  return (
    <section aria-labelledby="hours">
      <h2 id="hours" className={styles.heading}>
        {contactPage.hours.heading}
      </h2>
      <dl className={styles.hours}>
        {contactPage.hours.doors.map(({ name, lines }) => (
          <div key={name}>
            <dt>{name}</dt>
            {lines.map(({ days, hours }) => (
              <dd key={days}>
                {days} {hours}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
}

function Elsewhere() {
  const own = socialLinks.flatMap(({ href, ...link }) => (href === undefined ? [] : [{ ...link, href }]));
  return (
    <section id="social" aria-labelledby="elsewhere">
      <h2 id="elsewhere" className={styles.heading}>
        {contactPage.elsewhere.heading}
      </h2>
      {own.length > 0 ? <SocialLinks links={own} /> : <p className={styles.quiet}>{contactPage.elsewhere.text}</p>}
    </section>
  );
}

function Where() {
  return (
    <figure className={styles.map}>
      <CoastMap title={contactPage.map.title} />
      <figcaption>
        {contactPage.map.caption} <Link to={paths.areas}>{contactPage.map.link}</Link>
      </figcaption>
    </figure>
  );
}
