import { paths } from '@tintforge/app-base/paths';
import { contactLines, quotePageWords } from '@tintforge/content';
import styles from './quote-form.module.css';

const { talk } = quotePageWords;

/** The regional lines and the contact form, for customers who would rather talk. */
export function TalkFirst() {
  return (
    <section aria-labelledby="talk">
      <h2 id="talk" className={styles.heading}>
        {talk.heading}
      </h2>
      <p className={styles.lead}>
        {talk.text} <a href={paths.contact}>{talk.link}</a>.
      </p>
      <ul className={styles.lines}>
        {contactLines.map(({ label, phone, href }) => (
          <li key={href}>
            <span>{label}</span>
            <a href={href} translate="no">
              {phone}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
