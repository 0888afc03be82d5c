import { codeOf } from '@tintforge/api-contract/client';
import { Link, type OwnAddress } from '@tintforge/app-base/frame/link';
import { paths } from '@tintforge/app-base/paths';
import { QueryScope } from '@tintforge/app-base/query-scope';
import { parseTrackingCode } from '@tintforge/booking-core';
import { siteWords } from '@tintforge/content';
import { Banner, Button, Container, LinkButton, LoadingLine } from '@tintforge/ui';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { pageTitle } from '../../../pages/page-title';
import { useBookingDetails } from '../use-booking';
import { Invoice } from './invoice';
import { invoiceHeading } from './invoice-heading';
import styles from './invoice-page.module.css';
import { invoiceWords as words } from './words';

/** /invoice/:code: what a booking costs and what of it is paid, on one sheet to print; for its owner and for staff. */
export function InvoicePage() {
  const { code: typed = '' } = useParams();
  const trackingCode = parseTrackingCode(typed);
  return (
    <QueryScope>
      <Container className={styles.page}>
        {trackingCode === undefined ? (
          <Elsewhere {...words.unknown} to={paths.findBooking} />
        ) : (
          <Opened key={trackingCode} trackingCode={trackingCode} />
        )}
      </Container>
    </QueryScope>
  );
}

function Opened({ trackingCode }: { trackingCode: string }) {
  const { access, query } = useBookingDetails(trackingCode);
  const { data, error, isFetching, refetch } = query;
  // Browsers name a printed file by the page's title.
  useEffect(() => {
    if (data !== undefined) document.title = pageTitle({ path: '/invoice', name: invoiceHeading(data) });
  }, [data]);
  if (data !== undefined) return <Invoice details={data} />;
  if (access === undefined || codeOf(error) === 'unauthorized' || codeOf(error) === 'not_found')
    return <Elsewhere {...words.locked} to={paths.bookingVerification(trackingCode)} />;
  if (error === null || isFetching) return <LoadingLine label={siteWords.loading} />;
  return (
    <Banner tone="error" action={<Button onClick={() => void refetch()}>{words.retry}</Button>}>
      {words.notLoaded}
    </Banner>
  );
}

/** Where to go instead. */
function Elsewhere({ title, text, link, to }: { title: string; text: string; link: string; to: OwnAddress }) {
  return (
    <>
      <h1>{title}</h1>
      <p className={styles.lead}>{text}</p>
      <LinkButton render={(anchor) => <Link to={to} {...anchor} />}>{link}</LinkButton>
    </>
  );
}
