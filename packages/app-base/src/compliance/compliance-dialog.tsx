import { useQuery } from '@tanstack/react-query';
import type { ComplianceSheet as Sheet } from '@tintforge/api-contract';
import { codeOf } from '@tintforge/api-contract/client';
import { Banner, Button, ComplianceSheet, DoorLabel, Icon, Skeleton, SkeletonGroup } from '@tintforge/ui';
import { Dialog } from '@tintforge/ui/dialog';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { api } from '../api';
import type { BookingAccess } from '../booking-access';
import { alwaysFresh } from '../query-client';
import styles from './compliance-dialog.module.css';
import { labelProps, sheetProps } from './sheet-words';
import { complianceWords as words } from './words';

export interface ComplianceDialogProps {
  trackingCode: string;
  /** The car of a booking of several; the first when absent. */
  car?: number | undefined;
  /** Without a secret it is requested as the logged-in user. */
  access: BookingAccess;
  onClose: () => void;
}

/** The printed part. */
type Paper = 'sheet' | 'label';

/** The compliance sheet of a completed job, and the label for its door jamb; each prints alone. */
export function ComplianceDialog({ trackingCode, car, access, onClose }: ComplianceDialogProps) {
  const [paper, setPaper] = useState<Paper>('sheet');
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['compliance', trackingCode, car],
    queryFn: () =>
      api('getCompliance', { params: { code: trackingCode }, query: car === undefined ? {} : { car }, ...access }),
    ...alwaysFresh,
  });
  const label = data && labelProps(data);

  function print(chosen: Paper) {
    // The browser prints the current content of the page.
    flushSync(() => setPaper(chosen));
    window.print();
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.title(trackingCode)}
      closeLabel={words.close}
      // The sheet has its own heading.
      header={
        <p className={styles.code} translate="no">
          {trackingCode}
        </p>
      }
      size="large"
      footer={
        data !== undefined && (
          <>
            <Button variant="solid" onClick={() => print('sheet')}>
              <Icon name="printer" />
              <span>{words.printSheet}</span>
            </Button>
            {label !== undefined && (
              <Button onClick={() => print('label')}>
                <Icon name="printer" />
                <span>{words.printLabel}</span>
              </Button>
            )}
          </>
        )
      }
    >
      {data !== undefined && <Papers sheet={data} paper={paper} />}
      {data === undefined && error !== null && (
        <NotThere error={error} isFetching={isFetching} onRetry={() => void refetch()} />
      )}
      {data === undefined && error === null && (
        <SkeletonGroup label={words.loading}>
          <Skeleton shape="title" />
          <Skeleton shape="picture" />
        </SkeletonGroup>
      )}
    </Dialog>
  );
}

function Papers({ sheet, paper }: { sheet: Sheet; paper: Paper }) {
  const label = labelProps(sheet);
  return (
    <div className={styles.content} data-paper={paper}>
      <div className={styles.sheet}>
        <ComplianceSheet {...sheetProps(sheet)} />
      </div>
      {label !== undefined && (
        <section className={styles.label} aria-labelledby="door-label-heading">
          <h3 id="door-label-heading" className={styles.heading}>
            {words.labelHeading}
          </h3>
          <p className={styles.lead}>{words.labelLead}</p>
          <DoorLabel {...label} />
        </section>
      )}
    </div>
  );
}

function NotThere({ error, isFetching, onRetry }: { error: Error; isFetching: boolean; onRetry: () => void }) {
  if (codeOf(error) === 'not_found')
    return (
      <Banner tone="info" title={words.none.title}>
        {words.none.text}
      </Banner>
    );
  return (
    <Banner
      tone="error"
      action={
        <Button busyLabel={isFetching ? words.loading : undefined} onClick={onRetry}>
          {words.retry}
        </Button>
      }
    >
      {words.failed}
    </Banner>
  );
}
