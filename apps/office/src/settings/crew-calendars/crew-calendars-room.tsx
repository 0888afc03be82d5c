import { officePageNames } from '@tintforge/content';
import { useDialogStep } from '../../lib/use-dialog-step';
import { Loaded } from '../parts/loaded';
import { Room } from '../parts/room';
import { RowButton } from '../parts/row-button';
import rows from '../parts/rows.module.css';
import { useCrewCalendars } from '../parts/use-settings';
import { stateText } from './calendar-text';
import { ConnectDialog } from './connect-dialog';
import { OwnCalendarDialog } from './own-calendar-dialog';
import { crewCalendarWords as words } from './words';

/** The calendars that crews keep elsewhere, and whether each is in step with the shop. */
export function CrewCalendarsRoom() {
  const query = useCrewCalendars();
  const { dialog, about, open, close } = useDialogStep('crew-calendars', ['calendar']);
  const shown = dialog === undefined ? undefined : query.data?.crews.find(({ crewId }) => crewId === about);
  return (
    <Room title={officePageNames.crewCalendars} lead={words.lead}>
      <Loaded query={query}>
        {({ crews }) => (
          <ul className={rows.list}>
            {crews.map(({ crewId, crewName, connection }) => (
              <li key={crewId} className={`${rows.row} ${connection === null ? rows.off : ''}`}>
                <b>{crewName}</b>
                <span className={rows.muted}>{connection?.calendarName ?? ''}</span>
                <span className={rows.muted}>{stateText(connection)}</span>
                <RowButton icon="pencil" label={words.edit(crewName)} onClick={() => open('calendar', crewId)} />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      {shown?.connection === null && <ConnectDialog key={shown.crewId} crew={shown} onClose={close} onDone={close} />}
      {shown !== undefined && shown.connection !== null && (
        <OwnCalendarDialog key={shown.crewId} crew={shown} connection={shown.connection} onClose={close} />
      )}
    </Room>
  );
}
