import { wizardWords } from '@tintforge/content';
import { Button, Icon } from '@tintforge/ui';
import styles from './back-button.module.css';

/** The way back to the step before. The smallest screens show the arrow alone. */
export function BackButton({ onPress }: { onPress: () => void }) {
  return (
    <Button className={styles.root} aria-label={wizardWords.back} onClick={onPress}>
      <Icon name="arrow-left" />
      <span className={styles.word}>{wizardWords.back}</span>
    </Button>
  );
}
