import { useMutation, useQuery } from '@tanstack/react-query';
import type { CatalogueDraft } from '@tintforge/api-contract';
import { showToast } from '@tintforge/app-base/toasts/toasts';
import { isCalendarDate } from '@tintforge/booking-core';
import { instantOf } from '@tintforge/content/clock';
import { Banner, RadioGroup, Skeleton, SkeletonGroup, TextField } from '@tintforge/ui';
import { useState } from 'react';
import { staffApi } from '../../lib/staff-api';
import { useDone } from '../../lib/use-dialog-step';
import { FormDialog } from '../parts/form-dialog';
import { fieldErrors, problemText } from '../parts/problem-text';
import { reloadSettings } from '../parts/use-settings';
import { settingsWords } from '../words';
import { ChangeList, FaultList } from './change-list';
import { reloadCatalogue } from './use-catalogue';
import { catalogueWords } from './words';

const words = catalogueWords.publish;

/** Old and new values of everything that publishing changes; then now, or on a date. */
export function PublishDialog({ draft, onClose }: { draft: CatalogueDraft; onClose: () => void }) {
  // As it was opened: a colleague's change is not published unseen.
  const [{ number, version }] = useState(draft);
  const [when, setWhen] = useState<'now' | 'later'>('now');
  const [date, setDate] = useState('');
  const done = useDone(onClose);
  const [tries, setTries] = useState(0);
  const preview = useQuery({
    queryKey: ['catalogue-preview', number, version],
    queryFn: ({ signal }) =>
      staffApi('publishCatalogue', { body: { number, version, beginsAt: null, dryRun: true }, signal }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  const beginsAt = when === 'now' || !isCalendarDate(date) ? null : midnightOf(date);
  const publishing = useMutation({
    mutationFn: () => staffApi('publishCatalogue', { body: { number, version, beginsAt, dryRun: false } }),
    onSuccess: async () => {
      await reloadSettings();
      showToast({ title: when === 'now' ? words.done : words.scheduled });
      done();
    },
    onError: () => {
      setTries((before) => before + 1);
      void reloadCatalogue();
    },
  });
  const { faults = [], changes = [], keptBookings = 0 } = preview.data ?? {};
  const dateError =
    tries > 0 && when === 'later'
      ? (fieldErrors(publishing.error).beginsAt ?? (date === '' ? words.wrongDate : undefined))
      : undefined;
  const problem =
    problemText(publishing.error) ?? (when === 'now' ? Object.values(fieldErrors(publishing.error)).join(' ') : '');
  // A preview of "now" is refused while a coming version follows; its date is chosen below.
  const shown = problem === '' ? undefined : problem;

  function submit() {
    if (faults.length === 0 && when === 'later' && beginsAt === null) setTries((before) => before + 1);
    else if (faults.length === 0) publishing.mutate();
    else onClose();
  }

  return (
    <FormDialog
      title={words.title}
      size="large"
      isQuestion
      onClose={onClose}
      onSubmit={submit}
      confirm={faults.length === 0 ? words.confirm : words.resolve}
      busyLabel={publishing.isPending ? words.busy : undefined}
      problem={shown}
      tries={tries}
    >
      {preview.isPending && (
        <SkeletonGroup label={settingsWords.loading}>
          <Skeleton />
          <Skeleton shape="short-line" />
        </SkeletonGroup>
      )}
      {preview.isError && (
        <Banner tone="error">
          {problemText(preview.error) ?? Object.values(fieldErrors(preview.error)).join(' ')}
        </Banner>
      )}
      {preview.data !== undefined && (
        <>
          {faults.length > 0 && <FaultList faults={faults} document={draft.document} />}
          <p>{changes.length === 0 ? words.nothing : words.lead(keptBookings)}</p>
          <ChangeList changes={changes} />
        </>
      )}
      {faults.length === 0 && (
        <RadioGroup
          legend={words.when}
          look="chips"
          options={[
            { value: 'now', label: words.now },
            { value: 'later', label: words.later },
          ]}
          value={when}
          onValueChange={(value) => setWhen(value === 'later' ? 'later' : 'now')}
        />
      )}
      {when === 'later' && (
        <TextField
          label={words.date}
          type="date"
          value={date}
          error={dateError}
          onChange={({ currentTarget }) => setDate(currentTarget.value)}
        />
      )}
    </FormDialog>
  );
}

function midnightOf(date: string): string {
  return new Date(instantOf({ date, time: '00:00' })).toISOString();
}
