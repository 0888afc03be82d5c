import { useState } from 'react';
import { Block } from '../parts/block';
import { Loaded } from '../parts/loaded';
import { RowButton } from '../parts/row-button';
import rows from '../parts/rows.module.css';
import { useCrewCalendars } from '../parts/use-settings';
import { stateText } from './calendar-text';
import { ConnectDialog } from './connect-dialog';
import { OwnCalendarDialog } from './own-calendar-dialog';
import { crewCalendarWords as words } from './words';

/** The calendars that crews keep elsewhere, and whether each is in step with the shop. */
export function CrewCalendarsSection() {
  const query = useCrewCalendars();
  const [openId, setOpenId] = useState<string>();
  const open = query.data?.crews.find(({ crewId }) => crewId === openId);
  const close = () => setOpenId(undefined);
  return (
    <Block id="crew-calendars" title={words.heading} lead={words.lead}>
      <Loaded query={query}>
        {({ crews }) => (
          <ul className={rows.list}>
            {crews.map(({ crewId, crewName, connection }) => (
              <li key={crewId} className={`${rows.row} ${connection === null ? rows.off : ''}`}>
                <b>{crewName}</b>
                <span className={rows.muted}>{connection?.calendarName ?? ''}</span>
                <span className={rows.muted}>{stateText(connection)}</span>
                <RowButton icon="pencil" label={words.edit(crewName)} onClick={() => setOpenId(crewId)} />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      {open?.connection === null && <ConnectDialog key={open.crewId} crew={open} onClose={close} />}
      {open !== undefined && open.connection !== null && (
        <OwnCalendarDialog key={open.crewId} crew={open} connection={open.connection} onClose={close} />
      )}
    </Block>
  );
}
