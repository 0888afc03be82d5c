import type { UseQueryResult } from '@tanstack/react-query';
import type { BookingDetails } from '@tintforge/api-contract';
import { codeOf } from '@tintforge/api-contract/client';
import { centsFromDollars, formatPhone, parsePhone } from '@tintforge/booking-core';
import { wizardWords } from '@tintforge/content';
import { Banner, Button, DescriptionList, Icon, Note, Receipt, Skeleton, SkeletonGroup } from '@tintforge/ui';
import { useState } from 'react';
import { downloadCalendar } from '../../lib/calendar-file';
import { bookedPolicy } from '../../lib/policy';
import { PolicySentence } from '../../lib/policy-sentence';
import { showToast } from '../../lib/toasts';
import styles from './booking-details-part.module.css';
import { manageWords } from './words';

const words = wizardWords.confirmation;

interface BookingDetailsPartProps {
  query: UseQueryResult<BookingDetails>;
  manageToken: string | undefined;
}

/** What only the holder of the secret sees; to all others it says that it is hidden, and why. */
export function BookingDetailsPart({ query, manageToken }: BookingDetailsPartProps) {
  if (manageToken === undefined) return <Hidden />;
  if (query.data !== undefined) return <Details details={query.data} manageToken={manageToken} />;
  if (codeOf(query.error) === 'unauthorized') {
    return (
      <>
        <Banner tone="warning">{manageWords.wrongSecret}</Banner>
        <Hidden />
      </>
    );
  }
  if (query.isError) {
    return (
      <Banner tone="error" action={<Button onClick={() => void query.refetch()}>{wizardWords.retry}</Button>}>
        {manageWords.notLoaded}
      </Banner>
    );
  }
  return (
    <SkeletonGroup label={wizardWords.loading}>
      <Skeleton />
      <Skeleton />
      <Skeleton />
    </SkeletonGroup>
  );
}

function Hidden() {
  return (
    <Note icon="lock">
      <b className={styles.hidden}>{words.verification.hidden}</b> {manageWords.why}
    </Note>
  );
}

function Details({ details, manageToken }: { details: BookingDetails; manageToken: string }) {
  const { address, trackingCode } = details;
  const [isFetching, setIsFetching] = useState(false);
  const phone = parsePhone(details.customerPhone);

  async function addToCalendar() {
    setIsFetching(true);
    const isSaved = await downloadCalendar({ trackingCode, manageToken });
    setIsFetching(false);
    const { title, text } = manageWords.calendarFailed;
    if (!isSaved) showToast({ title, description: text, variant: 'destructive' });
  }

  return (
    <section className={styles.root} aria-labelledby="booking-details">
      <h2 id="booking-details" className={styles.heading}>
        {manageWords.details}
      </h2>
      <DescriptionList
        items={[
          { term: manageWords.vehicle, value: details.vehicleInfo },
          { term: manageWords.name, value: details.customerName },
          {
            term: manageWords.contact,
            value: details.customerEmail,
            note: phone === undefined ? details.customerPhone : formatPhone(phone),
          },
          { term: manageWords.where, value: `${address.street}, ${address.city} ${address.zip}` },
          ...(details.preferredShade === null ? [] : [{ term: manageWords.shade, value: details.preferredShade }]),
          ...(details.notes === '' ? [] : [{ term: manageWords.notes, value: details.notes }]),
        ]}
      />
      <Receipt
        title={manageWords.bill}
        lines={details.lines.map((line) => ({ label: line.name, cents: centsFromDollars(line.amount) ?? 0 }))}
        total={{
          label: wizardWords.review.total,
          note: wizardWords.review.taxIncluded,
          cents: centsFromDollars(details.totalPrice) ?? 0,
        }}
      />
      {details.status === 'confirmed' && (
        <>
          <PolicySentence policy={bookedPolicy(details, Date.now())} />
          <Button busyLabel={isFetching ? wizardWords.loading : undefined} onClick={() => void addToCalendar()}>
            <Icon name="calendar-plus" />
            {words.addToCalendar}
          </Button>
        </>
      )}
    </section>
  );
}
