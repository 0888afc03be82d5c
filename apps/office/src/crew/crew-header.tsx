import { Link } from '@tintforge/app-base/frame/link';
import { ShopMark } from '@tintforge/app-base/frame/shop-logo';
import { paths } from '@tintforge/app-base/paths';
import { formatShortDate } from '@tintforge/booking-core';
import { officePageNames } from '@tintforge/content';
import { DeskIcon } from '@tintforge/ui';
import styles from './crew-header.module.css';
import { crewWords as words } from './words';

interface CrewHeaderProps {
  /** The crew whose day it is; undefined until it is known. */
  name: string | undefined;
  date: string | undefined;
  isFetching: boolean;
  onRefresh: () => void;
}

/** Crew, day, and a refresh button. */
export function CrewHeader({ name, date, isFetching, onRefresh }: CrewHeaderProps) {
  const label = isFetching ? words.refreshing : words.refresh;
  return (
    <header className={styles.root} data-theme="ink">
      <Link to={paths.crew} className={styles.home} aria-label={words.today}>
        <ShopMark />
      </Link>
      <h1 tabIndex={-1} className={styles.name}>
        {name ?? officePageNames.crew}
      </h1>
      {date !== undefined && <span className={styles.date}>{formatShortDate(date)}</span>}
      <button type="button" className={styles.refresh} aria-label={label} title={label} onClick={onRefresh}>
        <span className={styles.turn} data-turning={isFetching || undefined}>
          <DeskIcon name="rotate-ccw" />
        </span>
      </button>
    </header>
  );
}
