import type { BoardCrew, BoardRegion } from '@tintforge/api-contract';
import { Link, type OwnAddress } from '@tintforge/app-base/frame/link';
import { type CalendarDate, formatShortDate } from '@tintforge/booking-core';
import { Menu, MenuAction, MenuLink, VisuallyHidden } from '@tintforge/ui';
import { newBookingPath } from '../../new-booking/asked-place';
import { scheduleWords } from '../words';
import styles from './board.module.css';
import type { BoardTask } from './board-task';
import { crewName } from './job-words';

const words = scheduleWords.crew;

interface CrewCellProps {
  crew: BoardCrew;
  region: BoardRegion;
  /** The day of the menu. */
  day: CalendarDate;
  paperPath: OwnAddress;
  onTask: (task: BoardTask) => void;
}

/** The crew in a row of the board, and the actions on its whole day. */
export function CrewCell({ crew, region, day, paperPath, onTask }: CrewCellProps) {
  const { id: crewId } = crew;
  const date = formatShortDate(day);
  return (
    <div className={styles.crew}>
      <div className={styles.crewWords}>
        <h3 className={styles.crewName}>{crewName(crew, region)}</h3>
        {crew.members !== '' && <span>{crew.members}</span>}
        {!crew.isActive && <span>{scheduleWords.inactive}</span>}
      </div>
      <Menu className={styles.crewMenu} label={<VisuallyHidden>{words.menu(crew.name)}</VisuallyHidden>}>
        <MenuLink
          render={(anchor) => <Link to={newBookingPath({ date: day, crewId, regionId: region.id })} {...anchor} />}
        >
          {words.newBooking(date)}
        </MenuLink>
        <MenuAction onClick={() => onTask({ kind: 'add-break', crewId, date: day })}>{words.addBreak}</MenuAction>
        <MenuAction onClick={() => onTask({ kind: 'crew-day', crewId, date: day })}>{words.changeDay(date)}</MenuAction>
        <MenuLink render={(anchor) => <Link to={paperPath} {...anchor} />}>{words.print(date)}</MenuLink>
      </Menu>
    </div>
  );
}
