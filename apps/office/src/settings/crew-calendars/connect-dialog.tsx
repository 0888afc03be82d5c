import { useMutation } from '@tanstack/react-query';
import type { CrewCalendar, FoundCalendars } from '@tintforge/api-contract';
import { showToast } from '@tintforge/app-base/toasts/toasts';
import { RadioGroup, TextField } from '@tintforge/ui';
import { useState } from 'react';
import { staffApi } from '../../lib/staff-api';
import { useDone } from '../../lib/use-dialog-step';
import { useOutcomeStep } from '../../lib/use-outcome-step';
import { FormDialog } from '../parts/form-dialog';
import { fieldErrors, problemText } from '../parts/problem-text';
import { reloadSettings } from '../parts/use-settings';
import { crewCalendarWords } from './words';

const words = crewCalendarWords.connect;

interface ConnectDialogProps {
  crew: Pick<CrewCalendar, 'crewId' | 'crewName'>;
  /** The present login of a crew whose password has changed. */
  present?: { url: string; username: string };
  onClose: () => void;
  /** The crew is connected. */
  onDone: () => void;
}

/** Connects a crew to a calendar: first the login at its server, then one of the calendars that are there. */
export function ConnectDialog({ crew: { crewId, crewName }, present, onClose, onDone }: ConnectDialogProps) {
  const [login, setLogin] = useState({ url: '', username: '', ...present, password: '' });
  const { seen: found, show, back } = useOutcomeStep<FoundCalendars['calendars']>();
  const [calendarUrl, setCalendarUrl] = useState('');
  const [tries, setTries] = useState(0);
  const done = useDone(onDone);

  const finding = useMutation({
    mutationFn: () => staffApi('findCrewCalendars', { body: login }),
    onSuccess: ({ calendars }) => {
      setCalendarUrl(calendars[0]?.url ?? '');
      if (calendars.length > 0) show(calendars);
    },
  });
  const connecting = useMutation({
    mutationFn: () => staffApi('connectCrewCalendar', { body: { crewId, ...login, calendarUrl } }),
    onSuccess: async () => {
      await reloadSettings();
      showToast({ title: words.done(crewName) });
      done();
    },
  });

  const isChoosing = found !== undefined;
  const isBusy = finding.isPending || connecting.isPending;

  function submit() {
    if (isBusy) return;
    if (isChoosing) return connecting.mutate();
    setTries(tries + 1);
    if (Object.values(login).every((value) => value.trim() !== '')) finding.mutate();
  }

  function change(changes: Partial<typeof login>) {
    finding.reset();
    setLogin({ ...login, ...changes });
  }

  const missing = (value: string) => (tries > 0 && value.trim() === '' ? words.missing : undefined);
  const failure = finding.data?.failure ?? null;
  const problem =
    problemText(finding.error) ??
    problemText(connecting.error) ??
    fieldErrors(connecting.error).calendarUrl ??
    (failure === null ? undefined : crewCalendarWords.failures[failure]);

  return (
    <FormDialog
      title={words.title(crewName)}
      onClose={onClose}
      onSubmit={submit}
      confirm={isChoosing ? words.confirm : words.find}
      busyLabel={finding.isPending ? words.finding : connecting.isPending ? words.connecting : undefined}
      onBack={isChoosing ? back : undefined}
      problem={problem}
      tries={tries}
    >
      {isChoosing ? (
        <RadioGroup
          legend={words.choose}
          hint={words.chooseHint}
          value={calendarUrl}
          onValueChange={setCalendarUrl}
          options={found.map(({ url, name }) => ({ value: url, label: name }))}
        />
      ) : (
        <>
          <TextField
            label={words.url}
            hint={words.urlHint}
            type="url"
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            value={login.url}
            error={missing(login.url)}
            onChange={({ currentTarget }) => change({ url: currentTarget.value })}
          />
          <TextField
            label={words.username}
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            value={login.username}
            error={missing(login.username)}
            onChange={({ currentTarget }) => change({ username: currentTarget.value })}
          />
          <TextField
            label={words.password}
            hint={words.passwordHint}
            type="password"
            autoComplete="new-password"
            value={login.password}
            error={missing(login.password)}
            onChange={({ currentTarget }) => change({ password: currentTarget.value })}
          />
        </>
      )}
    </FormDialog>
  );
}
