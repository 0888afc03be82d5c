import type { ClosureOutcome } from '@tintforge/api-contract';
import { Link } from '@tintforge/app-base/frame/link';
import { moneyText } from '@tintforge/app-base/money';
import { paths } from '@tintforge/app-base/paths';
import { formatShortDate, formatTime } from '@tintforge/booking-core';
import { Banner } from '@tintforge/ui';
import { useEffect, useRef } from 'react';
import { settingsWords } from '../words';
import styles from './standing-list.module.css';

const words = settingsWords.standing;

/** The bookings that a change leaves in place although they no longer fit. */
export function StandingList({ standing: { count, bookings } }: { standing: ClosureOutcome['standing'] }) {
  const root = useRef<HTMLDivElement>(null);

  // It replaces a form that may have been scrolled.
  useEffect(() => {
    root.current?.focus();
    root.current?.scrollIntoView({ block: 'center' });
  }, []);

  return (
    <div ref={root} className={styles.root} tabIndex={-1}>
      <Banner tone="warning" title={words.title(count)}>
        {words.text}
      </Banner>
      <ul className={styles.list}>
        {bookings.map((booking) => (
          <li key={booking.trackingCode} className={styles.row}>
            <span>
              <Link
                to={paths.adminBooking(booking.trackingCode)}
                className={styles.code}
                target="_blank"
                translate="no"
              >
                {booking.trackingCode}
              </Link>
              <small>{booking.customerName}</small>
            </span>
            <span>
              <span>{`${formatShortDate(booking.date)}, ${formatTime(booking.time)}`}</span>
              <small>{booking.crewName}</small>
            </span>
            <span>
              <span translate="no">{moneyText(booking.totalPrice)}</span>
              <small>{booking.reason}</small>
            </span>
          </li>
        ))}
      </ul>
      {count > bookings.length && <p>{words.more(count - bookings.length)}</p>}
    </div>
  );
}
