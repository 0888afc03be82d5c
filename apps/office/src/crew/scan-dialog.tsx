import { Dialog } from '@tintforge/ui/dialog';
import { CodeEntry } from '../at-the-car';
import { crewWords as words } from './words';

/** Camera and field over the day. */
export function ScanDialog({ onCode, onClose }: { onCode: (trackingCode: string) => void; onClose: () => void }) {
  return (
    <Dialog isOpen onClose={onClose} title={words.scan.title} closeLabel={words.scan.close}>
      <CodeEntry onCode={onCode} />
    </Dialog>
  );
}
