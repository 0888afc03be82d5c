import { codeOf } from '@tintforge/api-contract/client';
import { parseTrackingCode } from '@tintforge/booking-core';
import { contactLineOf, wizardWords } from '@tintforge/content';
import { Banner, Button, Container, Skeleton, SkeletonGroup } from '@tintforge/ui';
import { useParams } from 'react-router-dom';
import { QueryScope } from '../../lib/query-scope';
import { ToastRegion } from '../../lib/toast-region';
import { BeforeWeArrive } from './before-we-arrive';
import { BookingDetailsPart } from './booking-details-part';
import { BookingPass } from './booking-pass';
import { useBookingDetails, usePublicBooking } from './use-booking';
import styles from './verification-page.module.css';
import { manageWords } from './words';

const words = wizardWords.confirmation.verification;

/** /booking-verification/:code: what a QR code may tell anybody, and all the rest to who has the booking's secret. */
export function VerificationPage() {
  const { code = '' } = useParams();
  const trackingCode = parseTrackingCode(code);
  return (
    <QueryScope>
      <Container className={styles.root}>
        {trackingCode === undefined ? <NoSuchBooking /> : <Verified trackingCode={trackingCode} />}
      </Container>
      <ToastRegion />
    </QueryScope>
  );
}

function Verified({ trackingCode }: { trackingCode: string }) {
  const booking = usePublicBooking(trackingCode);
  const details = useBookingDetails(trackingCode);
  if (booking.data !== undefined) {
    return (
      <div className={styles.columns}>
        <BookingPass booking={booking.data} />
        <div className={styles.side}>
          <BookingDetailsPart query={details.query} manageToken={details.manageToken} />
          <BeforeWeArrive status={booking.data.status} />
        </div>
      </div>
    );
  }
  if (codeOf(booking.error) === 'not_found') return <NoSuchBooking />;
  if (booking.isError) {
    return (
      <>
        <h1 className={styles.title}>{words.heading(trackingCode)}</h1>
        <Banner tone="error" action={<Button onClick={() => void booking.refetch()}>{wizardWords.retry}</Button>}>
          {manageWords.notLoaded}
        </Banner>
      </>
    );
  }
  return (
    <>
      <h1 className={styles.title}>{words.heading(trackingCode)}</h1>
      <SkeletonGroup label={wizardWords.loading}>
        <Skeleton shape="picture" />
      </SkeletonGroup>
    </>
  );
}

function NoSuchBooking() {
  const line = contactLineOf(undefined);
  return (
    <>
      <h1 className={styles.title}>{manageWords.noBooking}</h1>
      <p className={styles.lead}>{words.notFound}</p>
      <p>
        <a href={line.href}>{line.phone}</a>
      </p>
    </>
  );
}
