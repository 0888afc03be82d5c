import { Button } from '@tintforge/ui';
import { Dialog } from '@tintforge/ui/dialog';
import { phoneWords } from './words';

const words = phoneWords.startOver;

/** Confirms losing the entries of a call: the button is close to the others of the page. */
export function StartOverDialog({ onConfirm, onClose }: { onConfirm: () => void; onClose: () => void }) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.title}
      footer={
        <Button variant="danger" onClick={onConfirm}>
          {words.confirm}
        </Button>
      }
      safeChoice={{ label: words.keep, onChoose: onClose }}
    >
      <p>{words.text}</p>
    </Dialog>
  );
}
