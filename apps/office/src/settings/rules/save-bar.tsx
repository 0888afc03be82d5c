import { useOnline } from '@tintforge/app-base/use-online';
import { Banner, Button } from '@tintforge/ui';
import { useEffect, useRef } from 'react';
import { settingsWords } from '../words';
import styles from './save-bar.module.css';

const words = settingsWords.rules.bar;

interface SaveBarProps {
  changes: number;
  onDiscard: () => void;
  onSave: () => void;
  /** Changes that were discarded last and can be put back. */
  discarded: number;
  onPutBack: () => void;
}

/** Shown at the bottom of the screen while there are unsaved changes, or some that were discarded. */
export function SaveBar({ changes, onDiscard, onSave, discarded, onPutBack }: SaveBarProps) {
  const isOnline = useOnline();
  const other = useRef<HTMLButtonElement>(null);
  const wasPressed = useRef(false);

  // The button that was pressed has gone: discarding leads to putting back, and the other way round.
  useEffect(() => {
    if (wasPressed.current) other.current?.focus();
    wasPressed.current = false;
  }, [discarded]);

  const press = (act: () => void) => () => {
    wasPressed.current = true;
    act();
  };

  return (
    <>
      <p className={styles.count} role="status" data-shown={changes > 0 || discarded > 0 || undefined}>
        {[changes > 0 ? words.count(changes) : '', discarded > 0 ? words.discarded(discarded) : ''].join('')}
      </p>
      {discarded > 0 && (
        <section className={styles.root} aria-label={words.discarded(discarded)}>
          <div className={styles.line}>
            <span className={styles.words} aria-hidden="true">
              {words.discarded(discarded)}
            </span>
            <Button ref={other} onClick={press(onPutBack)}>
              {words.putBack}
            </Button>
          </div>
        </section>
      )}
      {changes > 0 && (
        <section className={styles.root} aria-label={words.label}>
          {!isOnline && (
            <Banner tone="warning" title={settingsWords.offline.title}>
              {settingsWords.offline.text}
            </Banner>
          )}
          <div className={styles.line}>
            <span className={styles.words} aria-hidden="true">
              {words.count(changes)}
            </span>
            <Button ref={other} variant="quiet" onClick={press(onDiscard)}>
              {words.discard}
            </Button>
            <Button variant="primary" onClick={onSave}>
              {words.save}
            </Button>
          </div>
        </section>
      )}
    </>
  );
}
