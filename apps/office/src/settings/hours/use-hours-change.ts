import { useMutation } from '@tanstack/react-query';
import type { HoursOutcome, HoursRecord, ShopHours } from '@tintforge/api-contract';
import { codeOf } from '@tintforge/api-contract/client';
import { showToast } from '@tintforge/app-base/toasts/toasts';
import { staffApi } from '../../lib/staff-api';
import { useDone } from '../../lib/use-dialog-step';
import { useOutcomeStep } from '../../lib/use-outcome-step';
import { fieldErrors, problemText } from '../parts/problem-text';
import { reloadSettings } from '../parts/use-settings';
import { settingsWords } from '../words';

/**
 * A change of the hours in a dialog: the first submission shows what follows, the second saves it. `hours` is what the
 * dialog's fields say.
 */
export function useHoursChange({
  record,
  hours,
  onClose,
}: {
  record: HoursRecord;
  hours: ShopHours;
  onClose: () => void;
}) {
  const { seen, show, back } = useOutcomeStep<HoursOutcome>();
  const done = useDone(onClose);
  const saving = useMutation({
    mutationFn: async ({ isChecked }: { isChecked: boolean }) => {
      const send = (dryRun: boolean) => staffApi('changeHours', { body: { version: record.version, hours, dryRun } });
      return isChecked ? { saved: await send(false) } : { judged: await send(true) };
    },
    onSuccess: async (outcome) => {
      if (outcome.judged !== undefined) return show(outcome.judged);
      await reloadSettings();
      showToast({ title: settingsWords.hours.done });
      done();
    },
    onError: (error) => {
      back();
      if (codeOf(error) === 'changed_meanwhile') void reloadSettings();
    },
  });
  const found = Object.values(fieldErrors(saving.error))[0];
  return {
    /** The effects, once they were previewed. */
    seen,
    back,
    /** Closes the dialog without a change. */
    leave: done,
    submit: () => saving.mutate({ isChecked: seen !== undefined }),
    isBusy: saving.isPending,
    problem: found ?? problemText(saving.error),
    tries: saving.failureCount,
  };
}
