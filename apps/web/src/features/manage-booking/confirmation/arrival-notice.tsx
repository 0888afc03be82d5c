import type { PublicBooking } from '@tintforge/api-contract';
import { Link } from '@tintforge/app-base/frame/link';
import { paths } from '@tintforge/app-base/paths';
import { Banner, LinkButton } from '@tintforge/ui';
import type { BookingArrival } from '../../../lib/booking-arrival';
import { manageWords } from '../words';
import { arrivalNews } from './arrival-news';

interface ArrivalNoticeProps {
  arrival: BookingArrival | undefined;
  booking: Pick<PublicBooking, 'status' | 'region'>;
}

/** Explains why the wizard led here, with a button for a new booking; nothing for customers who came another way. */
export function ArrivalNotice({ arrival, booking }: ArrivalNoticeProps) {
  const news = arrivalNews({ arrival, status: booking.status, phone: booking.region.phone });
  if (news === undefined) return null;
  return (
    <Banner
      tone={news.tone}
      title={news.title}
      action={
        <LinkButton size="small" render={(anchor) => <Link to={paths.booking} {...anchor} />}>
          {manageWords.arrival.newBooking}
        </LinkButton>
      }
    >
      {news.text}
    </Banner>
  );
}
