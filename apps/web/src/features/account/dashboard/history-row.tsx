import type { BookingDetails, TintView } from '@tintforge/api-contract';
import { Link } from '@tintforge/app-base/frame/link';
import { moneyText } from '@tintforge/app-base/money';
import { paths } from '@tintforge/app-base/paths';
import { formatShortDate } from '@tintforge/booking-core';
import { confirmationWords, tintWords, vehicleTypeOf } from '@tintforge/content';
import { Button, LinkButton, StatusBadge, VehicleMini } from '@tintforge/ui';
import { bookAgainWords } from '../../../lib/book-again-words';
import { useBookAgain } from '../../../lib/use-book-again';
import styles from './history-row.module.css';
import { refundNote } from './refund-note';
import { dashboardWords } from './words';

const words = dashboardWords.history;
const { statuses } = confirmationWords.verification;

interface HistoryRowProps {
  details: BookingDetails;
  /** Opens its compliance sheet. */
  onSheet: () => void;
}

/** A past booking: the car, the service, the date, the price, and a button to book it again. */
export function HistoryRow({ details, onSheet }: HistoryRowProps) {
  const bookAgain = useBookAgain(details);
  const { trackingCode, status, services } = details;
  const [main = '', ...extras] = services;
  const note = refundNote(details);

  return (
    <li className={styles.root} data-status={status}>
      <div className={styles.car}>
        {details.vehicleType !== null && <VehicleMini kind={vehicleTypeOf(details.vehicleType).drawing} />}
      </div>
      <div className={styles.what}>
        <b>{main}</b>
        {extras.length > 0 && <span>{extras.join(', ')}</span>}
        {details.tint !== null && details.tint.zones.length > 0 && <span>{shadesText(details.tint)}</span>}
        <span>{details.vehicleInfo}</span>
      </div>
      <div className={styles.when}>
        <span>
          {details.appointmentDate === null ? confirmationWords.noDate : formatHistoryDate(details.appointmentDate)}
        </span>
        <Link to={paths.bookingVerification(trackingCode)} className={styles.code} translate="no">
          {trackingCode}
        </Link>
      </div>
      <div className={styles.state}>
        <StatusBadge status={status} label={statuses[status]} />
        {note !== undefined && <span>{note}</span>}
      </div>
      <p className={styles.total} translate="no">
        {moneyText(details.totalPrice)}
      </p>
      <div className={styles.actions}>
        {bookAgain !== undefined && (
          <Button
            size="small"
            aria-label={bookAgainWords.what(details.cars === undefined ? main : details.vehicleInfo)}
            onClick={() => void bookAgain()}
          >
            {bookAgainWords.button}
          </Button>
        )}
        {details.payment !== null && (
          <LinkButton
            size="small"
            variant="quiet"
            render={(anchor) => (
              <Link to={paths.invoice(trackingCode)} aria-label={words.receiptOf(trackingCode)} {...anchor} />
            )}
          >
            {words.receipt}
          </LinkButton>
        )}
        {details.hasCompliance && (
          <Button
            size="small"
            variant="quiet"
            aria-label={words.complianceOf(trackingCode)}
            data-opens={`sheet ${trackingCode}`}
            onClick={onSheet}
          >
            {words.compliance}
          </Button>
        )}
      </div>
    </li>
  );
}

/** "Front side windows: Carbon 35, Back glass: Carbon 15". */
function shadesText({ zones, approval }: TintView): string {
  const agreed = zones.filter(({ needsApproval }) => approval !== 'refused' || !needsApproval);
  return agreed.map(({ zone, shade }) => `${tintWords.zones[zone]}: ${shade}`).join(', ');
}

/** "Tue, Dec 8, 2026": with the year, because history spans years. */
function formatHistoryDate(date: string): string {
  return `${formatShortDate(date)}, ${date.slice(0, 4)}`;
}
