import { useMutation } from '@tanstack/react-query';
import { showToast } from '@tintforge/app-base/toasts/toasts';
import { staffApi } from '../../lib/staff-api';
import { useDone } from '../../lib/use-dialog-step';
import { FormDialog } from '../parts/form-dialog';
import { problemText } from '../parts/problem-text';
import { regionName } from '../parts/regions';
import { reloadSettings } from '../parts/use-settings';
import { settingsWords } from '../words';
import { type ClosureGroup, spanText } from './closure-groups';

const words = settingsWords.closures;

/** Confirms that closed days can be booked again. */
export function ReopenDialog({ group, onClose }: { group: ClosureGroup; onClose: () => void }) {
  const days = spanText(group);
  const done = useDone(onClose);
  const opening = useMutation({
    mutationFn: () => staffApi('removeClosures', { body: { ids: group.ids } }),
    onSuccess: async () => {
      await reloadSettings();
      showToast({ title: words.removed(days) });
      done();
    },
  });
  return (
    <FormDialog
      isQuestion
      title={words.removeTitle(days)}
      onClose={onClose}
      onSubmit={() => opening.mutate()}
      confirm={words.removeConfirm}
      busyLabel={opening.isPending ? words.removing : undefined}
      problem={problemText(opening.error)}
    >
      <p>{words.removeText(regionName(group.regionId))}</p>
    </FormDialog>
  );
}
