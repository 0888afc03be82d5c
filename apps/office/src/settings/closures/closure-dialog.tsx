import { useMutation } from '@tanstack/react-query';
import type { ClosureOutcome } from '@tintforge/api-contract';
import { shopToday } from '@tintforge/app-base/shop-time';
import { showToast } from '@tintforge/app-base/toasts/toasts';
import { Banner, FieldRow, Select, TextField } from '@tintforge/ui';
import { useState } from 'react';
import { staffApi } from '../../lib/staff-api';
import { useDone } from '../../lib/use-dialog-step';
import { useKeptForm } from '../../lib/use-kept-form';
import { useOutcomeStep } from '../../lib/use-outcome-step';
import { FormDialog } from '../parts/form-dialog';
import { fieldErrors, problemText } from '../parts/problem-text';
import { regionOptions } from '../parts/regions';
import { StandingList } from '../parts/standing-list';
import { reloadSettings } from '../parts/use-settings';
import { settingsWords } from '../words';
import { type ClosureGroup, spanText } from './closure-groups';

const words = settingsWords.closures;

const everywhere = { value: '', label: settingsWords.allRegions };

/** Closes days, or changes a closure, after showing the bookings on them. */
export function ClosureDialog({ group, onClose }: { group?: ClosureGroup | undefined; onClose: () => void }) {
  const today = shopToday(Date.now());
  const [values, setValues] = useKeptForm('closure', {
    from: group?.from ?? '',
    until: group?.until ?? '',
    regionId: group?.regionId ?? '',
    reason: group?.reason ?? '',
  });
  const { seen, show, back } = useOutcomeStep<ClosureOutcome>();
  const [hasNothing, setHasNothing] = useState(false);
  const done = useDone(onClose);
  // One day is the usual case: the last day follows the first until it is set.
  const until = values.until === '' ? values.from : values.until;

  const closing = useMutation({
    mutationFn: async ({ isChecked }: { isChecked: boolean }) => {
      const send = (dryRun: boolean) => {
        const { from, reason } = values;
        const regionId = values.regionId === '' ? null : values.regionId;
        const body = { from, until, regionId, reason, dryRun };
        return group === undefined
          ? staffApi('addClosures', { body })
          : staffApi('changeClosures', { body: { ...body, ids: group.ids } });
      };
      if (!isChecked) {
        const judged = await send(true);
        if (judged.standing.count > 0 || judged.closures.length === 0) return { judged };
      }
      return { closed: await send(false) };
    },
    onSuccess: async (outcome) => {
      if ('judged' in outcome) {
        const isNothing = outcome.judged.closures.length === 0;
        setHasNothing(isNothing);
        if (!isNothing) show(outcome.judged);
        return;
      }
      await reloadSettings();
      const days = spanText({ from: values.from, until });
      showToast({ title: group === undefined ? words.added(days) : words.changed(days) });
      done();
    },
  });
  const [missing, setMissing] = useState<{ from?: string; until?: string; reason?: string }>({});
  const [tries, setTries] = useState(0);
  const errors: Partial<Record<string, string>> = { ...fieldErrors(closing.error), ...missing };
  const change = (changes: Partial<typeof values>) => {
    setHasNothing(false);
    setValues({ ...values, ...changes });
  };

  function submit() {
    const found = missingIn({ ...values, until });
    setMissing(found);
    setTries((before) => before + 1);
    if (Object.keys(found).length === 0) closing.mutate({ isChecked: seen !== undefined });
  }

  return (
    <FormDialog
      title={group === undefined ? words.addTitle : words.editTitle(spanText(group))}
      onClose={onClose}
      onSubmit={submit}
      onBack={seen === undefined ? undefined : back}
      confirm={seen === undefined ? words.check : words.confirmAll(seen.closures.length)}
      isDanger={seen !== undefined}
      busyLabel={closing.isPending ? words.saving : undefined}
      problem={problemText(closing.error)}
      tries={tries + closing.failureCount}
    >
      {seen !== undefined ? (
        <StandingList standing={seen.standing} />
      ) : (
        <>
          {hasNothing && <Banner tone="info">{words.nothing}</Banner>}
          <FieldRow shape="halves">
            <TextField
              label={words.from}
              type="date"
              min={today}
              value={values.from}
              error={errors.from}
              onChange={({ currentTarget }) => change({ from: currentTarget.value })}
            />
            <TextField
              label={words.until}
              type="date"
              min={values.from === '' ? today : values.from}
              value={until}
              error={errors.until}
              onChange={({ currentTarget }) => change({ until: currentTarget.value })}
            />
          </FieldRow>
          <Select
            label={words.region}
            options={[everywhere, ...regionOptions]}
            value={values.regionId}
            error={errors.regionId}
            onChange={({ currentTarget }) => change({ regionId: currentTarget.value })}
          />
          <TextField
            label={words.reason}
            hint={words.reasonHint}
            value={values.reason}
            autoComplete="off"
            error={errors.reason}
            onChange={({ currentTarget }) => change({ reason: currentTarget.value })}
          />
        </>
      )}
    </FormDialog>
  );
}

/** An empty or incomplete date field has no day to send. */
function missingIn({ from, until, reason }: { from: string; until: string; reason: string }) {
  return {
    ...(from === '' && { from: words.dayMissing }),
    ...(until === '' && { until: words.dayMissing }),
    ...(reason.trim() === '' && { reason: words.reasonMissing }),
  };
}
