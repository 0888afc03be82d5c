import { useOnline } from '@tintforge/app-base/use-online';
import { Banner, Button } from '@tintforge/ui';
import { settingsWords } from '../words';
import styles from './save-bar.module.css';

const words = settingsWords.rules.bar;

interface SaveBarProps {
  changes: number;
  onDiscard: () => void;
  onSave: () => void;
}

/** Shown at the bottom of the screen while there are unsaved changes. */
export function SaveBar({ changes, onDiscard, onSave }: SaveBarProps) {
  const isOnline = useOnline();
  return (
    <>
      <p className={styles.count} role="status" data-shown={changes > 0 || undefined}>
        {changes > 0 && words.count(changes)}
      </p>
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
            <Button variant="quiet" onClick={onDiscard}>
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
