import { Link } from '@tintforge/app-base/frame/link';
import { paths } from '@tintforge/app-base/paths';
import { parseTrackingCode } from '@tintforge/booking-core';
import { officePageNames } from '@tintforge/content';
import { Button, EmptyState, LinkButton } from '@tintforge/ui';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CheckInResult, CodeEntry, checkInWords as words } from '../at-the-car';
import { refetchStaffQueries } from '../lib/refetch-staff-queries';
import { TabHeading } from '../parts';
import styles from './check-in-tab.module.css';

const parameter = 'code';

/** One car after another: a code on the left, its result on the right. The code is in the URL. */
export function CheckInTab() {
  const [search, setSearch] = useSearchParams();
  const trackingCode = parseTrackingCode(search.get(parameter) ?? '');
  // Incremented by every accepted code, including the same one again.
  const [taken, setTaken] = useState(0);
  const entry = useRef<HTMLDivElement>(null);

  function open(code: string) {
    setTaken(taken + 1);
    if (code === trackingCode) void refetchStaffQueries();
    else setSearch({ [parameter]: code });
  }

  function goOn() {
    setSearch({});
    entry.current?.focus();
    entry.current?.scrollIntoView({ block: 'center' });
  }

  return (
    <>
      <TabHeading title={officePageNames.checkIn} />
      <p className={styles.lead}>{words.lead}</p>
      <div className={styles.columns}>
        <div ref={entry} className={styles.entry} tabIndex={-1}>
          <CodeEntry onCode={open} />
        </div>
        {trackingCode === undefined ? (
          <EmptyState headingLevel="h2" title={words.waiting.title}>
            {words.waiting.text}
          </EmptyState>
        ) : (
          <CheckInResult key={taken} trackingCode={trackingCode} takesFocus={taken > 0}>
            <LinkButton size="large" render={(anchor) => <Link to={paths.adminBooking(trackingCode)} {...anchor} />}>
              {words.record}
            </LinkButton>
            <Button size="large" variant="quiet" onClick={goOn}>
              {words.next}
            </Button>
          </CheckInResult>
        )}
      </div>
    </>
  );
}
