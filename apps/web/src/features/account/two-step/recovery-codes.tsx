import { saveFile } from '@tintforge/app-base/save-file';
import { Button } from '@tintforge/ui';
import { useEffect, useRef } from 'react';
import profile from '../dashboard/profile.module.css';
import styles from './set-up.module.css';
import { twoStepWords } from './words';

const words = twoStepWords.codes;

/** New recovery codes, to be saved now. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const title = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is gone.
  useEffect(() => title.current?.focus(), []);
  const save = () => saveFile(new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }), words.fileName);
  return (
    <div className={profile.form}>
      <h3 ref={title} tabIndex={-1} className={styles.title}>
        {words.title}
      </h3>
      <p className={profile.text}>{words.text}</p>
      <ul className={styles.codes} aria-label={words.label}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={profile.actions}>
        <Button onClick={save}>{words.save}</Button>
        <Button variant="solid" onClick={onDone}>
          {words.done}
        </Button>
      </div>
    </div>
  );
}
