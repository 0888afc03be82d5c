import { Button } from '@tintforge/ui';
import { Dialog } from '@tintforge/ui/dialog';
import { useFinish } from '../lib/use-dialog-step';
import { logoutWords as words } from './words';

/** The question before a logout that discards something typed. */
export function LogoutDialog({ onLeave, onStay }: { onLeave: () => void; onStay: () => void }) {
  const finish = useFinish();

  // It isn't there again after the next login.
  function leave() {
    finish();
    onStay();
    onLeave();
  }

  return (
    <Dialog
      isOpen
      onClose={onStay}
      title={words.title}
      footer={
        <Button variant="danger" onClick={leave}>
          {words.confirm}
        </Button>
      }
      safeChoice={{ label: words.stay, onChoose: onStay }}
    >
      <p>{words.text}</p>
    </Dialog>
  );
}
