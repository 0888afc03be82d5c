import { useMemo, useState, useSyncExternalStore } from 'react';
import { staffApi } from '../../lib/staff-api';
import {
  draftChanges,
  dropWindowsDraft,
  keepWindowsDraft,
  listenToDrafts,
  readWindowsDraft,
  type WindowsDraft,
} from './windows-draft';
import { beginForm, firstBadWindow, recordOf, type WindowsForm, type WindowsJob } from './windows-form';

/** The windows of a car on the page: the draft, otherwise the record, otherwise the booking. */
export interface Windows {
  form: WindowsForm;
  /** True when the draft has unsaved changes. */
  isChanged: boolean;
  /** True when someone else has recorded the windows since this draft was started. */
  isOvertaken: boolean;
  /** Number of attempts to save with an invalid percentage: from the first on, the form marks the fields. */
  tries: number;
  edit: (form: WindowsForm) => void;
  /** Discards the draft. */
  discard: () => void;
  /** True when the form can be saved; otherwise it shows its errors. */
  check: () => boolean;
  /**
   * Saves the draft against a version of the booking, if there is one, and returns the new version. Rejects when the
   * server refuses or can't be reached; the draft stays.
   */
  record: (version: number) => Promise<number>;
}

const isSame = (one: WindowsForm, other: WindowsForm) => JSON.stringify(one) === JSON.stringify(other);

/** The draft of a job, while it is newer than the job's record; undefined when there is none. */
function draftOf(job: WindowsJob): WindowsDraft | undefined {
  const draft = readWindowsDraft(job);
  const hasArrived = draft?.isRecorded === true && draft.basis !== (job.windows?.recordedAt ?? null);
  return hasArrived ? undefined : draft;
}

/** The form of a job's windows as the page shows it now. */
export function formOf(job: WindowsJob): WindowsForm {
  return draftOf(job)?.form ?? beginForm(job);
}

/** Saves the draft of a job's windows, as {@link Windows.record} does. */
export async function recordDraft(job: WindowsJob, version: number): Promise<number> {
  const { trackingCode, car } = job;
  // The latest entries count, even before the page has rendered again.
  const sent = draftOf(job);
  const record = sent === undefined || sent.isRecorded ? undefined : recordOf(sent.form, job);
  if (sent === undefined || record === undefined) return version;
  const body = { version, ...(car === undefined ? {} : { car }), ...record };
  const acted = await staffApi('recordWindows', { params: { code: trackingCode }, body });
  const { form = sent.form } = readWindowsDraft(job) ?? {};
  // Entries made during the request are newer than its result.
  if (isSame(form, sent.form)) keepWindowsDraft(job, { ...sent, isRecorded: true });
  else keepWindowsDraft(job, { form, isRecorded: false });
  return acted.version;
}

/**
 * The form of a job's windows. This tab keeps the input until it is saved; all components that show the job share it.
 */
export function useWindows(job: WindowsJob): Windows {
  const [tries, setTries] = useState(0);
  const changes = useSyncExternalStore(listenToDrafts, draftChanges, draftChanges);
  // Subscribes to changes of drafts.
  const draft = useMemo(() => draftOf(job), [job, changes]);
  const begun = beginForm(job);
  const basis = job.windows?.recordedAt ?? null;
  const isChanged = draft !== undefined && !draft.isRecorded;

  return {
    form: draft?.form ?? begun,
    isChanged,
    isOvertaken: isChanged && draft.basis !== undefined && draft.basis !== basis,
    tries,
    edit(form) {
      if (isSame(form, begun)) dropWindowsDraft(job);
      else keepWindowsDraft(job, { ...(isChanged ? draft : { basis }), form, isRecorded: false });
    },
    discard() {
      setTries(0);
      dropWindowsDraft(job);
    },
    check() {
      const isGood = !isChanged || firstBadWindow(draft.form) === undefined;
      if (!isGood) setTries(tries + 1);
      return isGood;
    },
    async record(version) {
      const recorded = await recordDraft(job, version);
      setTries(0);
      return recorded;
    },
  };
}
