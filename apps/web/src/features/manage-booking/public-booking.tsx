import type { PublicBooking } from '@tintforge/api-contract';
import { Link } from '@tintforge/app-base/frame/link';
import { paths } from '@tintforge/app-base/paths';
import { confirmationWords } from '@tintforge/content';
import { Container, type Elements, LinkButton, Note } from '@tintforge/ui';
import { loginPath } from '../../lib/after-login';
import { MailLinks } from '../find-booking';
import { BeforeWeArrive } from './before-we-arrive';
import { BookingPass } from './booking-pass';
import styles from './public-booking.module.css';

const words = confirmationWords.verification;

interface PublicBookingViewProps {
  booking: PublicBooking;
  /** Offers a login to visitors who may own the booking. */
  canLogIn: boolean;
  /** Explains to the owner why the details can't be shown. */
  children?: Elements;
}

/** The public view of a tracking code: the pass, and a note that the rest is hidden and why. */
export function PublicBookingView({ booking, canLogIn, children }: PublicBookingViewProps) {
  return (
    <Container className={styles.root}>
      <BookingPass booking={booking} />
      <div className={styles.side}>
        {children}
        <Note icon="lock">
          <b className={styles.hidden}>{words.hidden}</b> <span>{words.why}</span>
        </Note>
        <MailLinks typed={booking.trackingCode} />
        {canLogIn && (
          <LinkButton
            variant="solid"
            isBlock
            render={(anchor) => <Link to={loginPath(paths.bookingVerification(booking.trackingCode))} {...anchor} />}
          >
            {words.logIn}
          </LinkButton>
        )}
        <BeforeWeArrive status={booking.status} />
      </div>
    </Container>
  );
}
