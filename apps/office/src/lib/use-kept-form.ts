import { keepDraft, readDraft } from '@tintforge/app-base/session/drafts';
import { isRecord } from '@tintforge/app-base/storage';
import { useStepKey } from '@tintforge/app-base/use-step-question';
import { useState } from 'react';

/** One draft for all dialogs. */
export const formsDraft = 'dialogs';

/** More than the history entries in which Forward can lead to a dialog with something typed. */
const mostKept = 20;

/** The value, or what is computed at first, as in `useState`. */
type Initial<Values> = Values | (() => Values);

/**
 * `useState` for the fields of a dialog: what is typed stays in the tab, with the history entry of the dialog
 * (`useDialogStep`), so that a reload and Back lose nothing. A dialog that its button opens begins with the initial
 * values. What is stored counts as far as it has the shape of the sample: the initial values, unless they have empty lists
 * or unset fields. In a sample, null is a text or null. Instead of a sample, a function reads what is stored.
 */
export function useKeptForm<Values>(
  name: string,
  initial: Initial<Values>,
  sample?: unknown | ((stored: unknown) => Values | undefined),
): [values: Values, set: (values: Values) => void] {
  const key = useStepKey();
  const place = `${key} ${name}`;
  const [values, setValues] = useState(() => {
    const first = initial instanceof Function ? initial() : initial;
    if (key === undefined) return first;
    const stored = readAll()[place];
    if (sample instanceof Function) return (sample(stored) as Values | undefined) ?? first;
    return withStored(first, { stored, sample: sample ?? first });
  });
  return [
    values,
    (next) => {
      setValues(next);
      if (key === undefined) return;
      const { [place]: _before, ...others } = readAll();
      const kept = Object.entries(others).slice(1 - mostKept);
      keepDraft(formsDraft, { ...Object.fromEntries(kept), [place]: next });
    },
  ];
}

/** Clears what was typed in a dialog: it was sent. */
export function dropForms(key: string): void {
  const others = Object.entries(readAll()).filter(([place]) => !place.startsWith(`${key} `));
  keepDraft(formsDraft, Object.fromEntries(others));
}

function readAll(): Readonly<Record<string, unknown>> {
  const stored = readDraft(formsDraft);
  return isRecord(stored) ? stored : {};
}

function withStored<Values>(initial: Values, { stored, sample }: { stored: unknown; sample: unknown }): Values {
  if (!isRecord(initial) || !isRecord(sample)) return isLike(sample, stored) ? (stored as Values) : initial;
  if (!isRecord(stored)) return initial;
  const valid = Object.entries(stored).filter(([name, value]) => name in sample && isLike(sample[name], value));
  return { ...initial, ...Object.fromEntries(valid) };
}

/** True when a stored value has the shape of a sample; of a list, each item that of some item of the sample. */
function isLike(sample: unknown, stored: unknown): boolean {
  if (Array.isArray(sample)) {
    return Array.isArray(stored) && stored.every((item) => sample.some((each) => isLike(each, item)));
  }
  if (isRecord(sample)) {
    return isRecord(stored) && Object.entries(sample).every(([name, value]) => isLike(value, stored[name]));
  }
  return sample === null ? stored === null || typeof stored === 'string' : typeof stored === typeof sample;
}
