import { saveFile } from '@tintforge/app-base/save-file';
import { showToast } from '@tintforge/app-base/toasts/toasts';
import { Button } from '@tintforge/ui';
import { useEffect, useRef } from 'react';
import profile from '../dashboard/profile.module.css';
import styles from './set-up.module.css';
import { twoStepWords } from './words';

const words = twoStepWords.codes;

/** New recovery codes, to be saved now. Leaving them before that has a prompt of the browser, or else a toast afterward. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const title = useRef<HTMLHeadingElement>(null);
  const isSaved = useRef(false);
  const isHere = useRef(false);

  // The form that had the focus is gone.
  useEffect(() => title.current?.focus(), []);
  useEffect(() => {
    function hold(event: BeforeUnloadEvent) {
      if (!isSaved.current) event.preventDefault();
    }
    function sayIfLeft() {
      if (!isHere.current && !isSaved.current) showToast({ title: words.left.title, description: words.left.text });
    }
    isHere.current = true;
    window.addEventListener('beforeunload', hold);
    return () => {
      isHere.current = false;
      window.removeEventListener('beforeunload', hold);
      // In development React runs every effect twice; then this is called while the codes are still there.
      queueMicrotask(sayIfLeft);
    };
  }, []);

  function save() {
    isSaved.current = true;
    saveFile(new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }), words.fileName);
  }
  function finish() {
    isSaved.current = true;
    onDone();
  }

  return (
    <div className={profile.form}>
      <h3 ref={title} tabIndex={-1} className={styles.title}>
        {words.title}
      </h3>
      <p className={profile.text}>{words.text}</p>
      <ul className={styles.codes} aria-label={words.label}>
        {codes.map((code) => (
          <li key={code} translate="no">
            {code}
          </li>
        ))}
      </ul>
      <div className={profile.actions}>
        <Button onClick={save}>{words.save}</Button>
        <Button variant="solid" onClick={finish}>
          {words.done}
        </Button>
      </div>
    </div>
  );
}
