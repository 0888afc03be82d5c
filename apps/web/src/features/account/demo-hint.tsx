import { Button } from '@tintforge/ui';
import styles from './demo-hint.module.css';
import { accountWords } from './words';

/** Offers the demo customer's login. Reserves its space until it is known whether there is one. */
export function DemoHint({ isAwaited, onTry }: { isAwaited: boolean; onTry: () => void }) {
  return (
    <div className={styles.root} data-awaited={isAwaited || undefined}>
      <p>{accountWords.login.demoNote}</p>
      <Button size="small" disabled={isAwaited} onClick={onTry}>
        {accountWords.login.tryDemo}
      </Button>
    </div>
  );
}
