import { useMutation } from '@tanstack/react-query';
import type { CrewCalendar } from '@tintforge/api-contract';
import { formatInstant } from '@tintforge/app-base/shop-time';
import { showToast } from '@tintforge/app-base/toasts/toasts';
import { useStepQuestion } from '@tintforge/app-base/use-step-question';
import { Banner, Button, DescriptionList } from '@tintforge/ui';
import { Dialog } from '@tintforge/ui/dialog';
import { staffApi } from '../../lib/staff-api';
import { useDone } from '../../lib/use-dialog-step';
import { problemText } from '../parts/problem-text';
import { reloadSettings } from '../parts/use-settings';
import { settingsWords } from '../words';
import { daysText, failureText } from './calendar-text';
import { ConnectDialog } from './connect-dialog';
import { crewCalendarWords } from './words';

const words = crewCalendarWords.own;

interface OwnCalendarDialogProps {
  crew: CrewCalendar;
  connection: NonNullable<CrewCalendar['connection']>;
  onClose: () => void;
}

/** A crew's connected calendar: whether it is in step, and what can be done about it. */
export function OwnCalendarDialog({ crew, connection, onClose }: OwnCalendarDialogProps) {
  const { crewId, crewName } = crew;
  const { serverUrl, username, state } = connection;
  const { question, ask, close } = useStepQuestion(['password', 'disconnect', 'forget']);
  const syncing = useMutation({
    mutationFn: () => staffApi('syncCrewCalendar', { body: { crewId } }),
    onSettled: reloadSettings,
  });

  if (question === 'password') {
    return <ConnectDialog crew={crew} present={{ url: serverUrl, username }} onClose={close} onDone={onClose} />;
  }
  if (question !== undefined) return <Question crew={crew} kind={question} onBack={close} onDone={onClose} />;
  const problem = problemText(syncing.error);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.title(crewName)}
      closeLabel={settingsWords.close}
      footer={
        <>
          <Button
            variant="primary"
            busyLabel={syncing.isPending ? words.syncing : undefined}
            onClick={() => syncing.mutate()}
          >
            {words.sync}
          </Button>
          {state === 'on' ? (
            <>
              <Button onClick={() => ask('password')}>{words.password}</Button>
              <Button onClick={() => ask('disconnect')}>{words.disconnect}</Button>
            </>
          ) : (
            <Button onClick={() => ask('forget')}>{words.forget}</Button>
          )}
        </>
      }
    >
      {problem !== undefined && <Banner tone="error">{problem}</Banner>}
      <Condition connection={connection} />
      <DescriptionList look="plain" items={factsOf(connection)} />
    </Dialog>
  );
}

/** Anything that needs the owner's attention. */
function Condition({
  connection: { state, failure, unreadable, oddEvents, clashes },
}: Pick<OwnCalendarDialogProps, 'connection'>) {
  const unreadableDays = daysText(oddEvents, 'unreadable');
  const unknownZones = daysText(oddEvents, 'unknown-zone');
  return (
    <>
      {state === 'leaving' && <Banner tone="info">{crewCalendarWords.state.leaving}</Banner>}
      {failure !== null && <Banner tone="error">{failureText(failure)}</Banner>}
      {clashes.length > 0 && <Banner tone="warning">{crewCalendarWords.clashes(clashes.join(', '))}</Banner>}
      {unreadable > 0 && (
        <Banner tone="warning">
          {`${crewCalendarWords.unreadable(unreadable)} ${crewCalendarWords.unreadableDays(unreadableDays)}`}
        </Banner>
      )}
      {unknownZones !== '' && <Banner tone="warning">{crewCalendarWords.unknownZone(unknownZones)}</Banner>}
    </>
  );
}

function factsOf({ serverUrl, username, calendarName, syncedAt, triedAt }: OwnCalendarDialogProps['connection']) {
  const moment = (at: string | null) => (at === null ? words.never : formatInstant(at));
  return [
    { term: words.facts.server, value: serverUrl },
    { term: words.facts.user, value: username },
    { term: words.facts.calendar, value: calendarName },
    { term: words.facts.synced, value: moment(syncedAt) },
    { term: words.facts.tried, value: moment(triedAt) },
  ];
}

/** Asks before a connection ends. */
function Question({
  crew: { crewId, crewName },
  kind,
  onBack,
  onDone,
}: {
  crew: CrewCalendar;
  kind: 'disconnect' | 'forget';
  onBack: () => void;
  onDone: () => void;
}) {
  const { title, text, confirm } = crewCalendarWords[kind];
  const close = useDone(onDone);
  const ending = useMutation({
    mutationFn: () => staffApi('disconnectCrewCalendar', { body: { crewId, forget: kind === 'forget' } }),
    onSuccess: async ({ crews }) => {
      await reloadSettings();
      const left = crews.find((crew) => crew.crewId === crewId)?.connection ?? null;
      const { done, leaving } = crewCalendarWords.disconnect;
      showToast({ title: done(crewName), ...(left !== null && { description: leaving }) });
      close();
    },
  });
  const problem = problemText(ending.error);
  return (
    <Dialog
      isOpen
      onClose={onBack}
      title={title(crewName)}
      closeLabel={settingsWords.close}
      footer={
        <Button
          variant="danger"
          busyLabel={ending.isPending ? crewCalendarWords.working : undefined}
          onClick={() => ending.mutate()}
        >
          {confirm}
        </Button>
      }
      safeChoice={{ label: settingsWords.back, onChoose: onBack }}
    >
      {problem !== undefined && <Banner tone="error">{problem}</Banner>}
      <p>{text}</p>
    </Dialog>
  );
}
