import { wizardWords } from '@tintforge/content';
import { Button, Icon } from '@tintforge/ui';

/** The way back to the step before. */
export function BackButton({ onPress, isBlock = false }: { onPress: () => void; isBlock?: boolean }) {
  return (
    <Button isBlock={isBlock} onClick={onPress}>
      <Icon name="arrow-left" />
      {wizardWords.back}
    </Button>
  );
}
