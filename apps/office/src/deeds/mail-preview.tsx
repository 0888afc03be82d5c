import { keepValues } from '@tintforge/ui';
import styles from './mail-preview.module.css';
import { deedWords } from './words';

/** An email as it would be sent, to be read before. */
export function MailPreview({ mail: { subject, text } }: { mail: { subject: string; text: string } }) {
  return (
    <details className={styles.mail}>
      <summary>{deedWords.dialogs.readMail}</summary>
      <p className={styles.subject}>{subject}</p>
      <pre className={styles.text}>{keepValues(text)}</pre>
    </details>
  );
}
