import { mergeTyped } from '@tintforge/app-base/typed-over';
import { useEffect, useEffectEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { beginChange, type ChangedJob, type ChangeForm } from './change-form';
import { type KeptChange, useKeptChange } from './use-kept-change';

/**
 * The form of a booking that others may change while it is open, or while what was typed waits in the tab: everything
 * else follows the booking, so that a save writes nothing but what was typed here. What they have changed, too, is listed
 * with its path.
 */
export function useChangeForm(job: ChangedJob, entries: number) {
  const [kept, keep] = useKeptChange(job, entries);
  const [opened] = useState(() => brought(kept, job));
  const [base, setBase] = useState({ version: job.version, form: opened.began, overtaken: opened.overtaken });
  const { version, overtaken } = base;
  const form = useForm<ChangeForm>({ defaultValues: opened.typed });

  const keepTyped = useEffectEvent((typed: ChangeForm) => keep({ ...kept, began: base.form, typed, overtaken }));
  const { subscribe } = form;
  useEffect(() => subscribe({ formState: { values: true }, callback: ({ values }) => keepTyped(values) }), [subscribe]);

  const adopt = useEffectEvent(() => {
    if (job.version === version) return;
    const next = brought({ began: base.form, typed: form.getValues(), overtaken }, job);
    form.reset(next.began, { keepErrors: true });
    for (const [name, value] of Object.entries(next.typed)) form.setValue(name as keyof ChangeForm, value);
    setBase({ version: job.version, form: next.began, overtaken: next.overtaken });
    keep({ ...kept, ...next });
  });
  useEffect(() => adopt(), [job.version]);

  return {
    form,
    /** The version that the form is compared with, and its values. */
    base: { version, form: base.form },
    overtaken,
    kept,
    /** Keeps what is chosen or typed next to the form. */
    keep: (more: Partial<Pick<KeptChange, 'tab' | 'reason'>>) =>
      keep({ ...kept, began: base.form, typed: form.getValues(), overtaken, ...more }),
  };
}

/** A change, brought to the booking's current version. */
function brought({ began, typed, overtaken }: Pick<KeptChange, 'began' | 'typed' | 'overtaken'>, job: ChangedJob) {
  const current = beginChange(job);
  const merged = mergeTyped({ opened: began, typed, current });
  return { began: current, typed: merged.values, overtaken: [...new Set([...overtaken, ...merged.overtaken])] };
}
