import { useMutation } from '@tanstack/react-query';
import type { CatalogueDraft } from '@tintforge/api-contract';
import { showToast } from '@tintforge/app-base/toasts/toasts';
import { staffApi } from '../../lib/staff-api';
import { useDone } from '../../lib/use-dialog-step';
import { FormDialog } from '../parts/form-dialog';
import { problemText } from '../parts/problem-text';
import { reloadCatalogue, showCatalogue } from './use-catalogue';
import { catalogueWords } from './words';

const words = catalogueWords.discard;

/** Confirms losing all changes that aren't published. */
export function DiscardDialog({ draft, onClose }: { draft: CatalogueDraft; onClose: () => void }) {
  const { number, version } = draft;
  const done = useDone(onClose);
  const discarding = useMutation({
    mutationFn: () => staffApi('discardCatalogueDraft', { body: { number, version } }),
    onSuccess: (settings) => {
      showCatalogue(settings);
      showToast({ title: words.done });
      done();
    },
    onError: () => void reloadCatalogue(),
  });
  return (
    <FormDialog
      title={words.title}
      isDanger
      onClose={onClose}
      onSubmit={() => discarding.mutate()}
      confirm={words.confirm}
      busyLabel={discarding.isPending ? words.confirm : undefined}
      problem={problemText(discarding.error)}
    >
      <p>{words.text}</p>
    </FormDialog>
  );
}
