import { Button } from '@tintforge/ui';
import { Dialog } from '@tintforge/ui/dialog';
import { settingsWords } from '../words';

const words = settingsWords.rules.leave;

/** Confirms leaving with unsaved changes. */
export function LeaveDialog({
  changes,
  onLeave,
  onStay,
}: {
  changes: number;
  onLeave: () => void;
  onStay: () => void;
}) {
  return (
    <Dialog
      isOpen
      onClose={onStay}
      title={words.title}
      footer={
        <Button variant="danger" onClick={onLeave}>
          {words.confirm}
        </Button>
      }
      safeChoice={{ label: words.stay, onChoose: onStay }}
    >
      <p>{words.text(changes)}</p>
    </Dialog>
  );
}
