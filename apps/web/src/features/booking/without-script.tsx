import { paths } from '@tintforge/app-base/paths';
import { contactLines } from '@tintforge/content';
import styles from './without-script.module.css';
import { bookingWords } from './words';

const words = bookingWords.withoutScript;

/** For browsers without script: the offers below are readable, and this says how to book them. */
export function WithoutScript() {
  return (
    <noscript>
      <div className={styles.root}>
        <p>{words.text}</p>
        <ul className={styles.lines}>
          {contactLines.map(({ regionId, label, href, phone }) => (
            <li key={regionId}>
              <span>{label}</span>{' '}
              <a href={href} translate="no">
                {phone}
              </a>
            </li>
          ))}
        </ul>
        <p>
          {words.orWrite} <a href={paths.contact}>{words.form}</a>.
        </p>
      </div>
    </noscript>
  );
}
