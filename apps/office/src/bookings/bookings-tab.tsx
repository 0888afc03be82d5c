import { Link } from '@tintforge/app-base/frame/link';
import { paths } from '@tintforge/app-base/paths';
import { officePageNames } from '@tintforge/content';
import { DeskIcon, LinkButton } from '@tintforge/ui';
import { TabHeading } from '../parts';
import { BookingsFound } from './bookings-found';
import { ExportButton } from './export-button';
import { ListFilters } from './list-filters';
import { ListPresets } from './list-presets';
import { useListAddress } from './use-list-address';
import { bookingListWords as words } from './words';

/** All bookings of the shop: searched, filtered, sorted, a page at a time. The state is in the URL. */
export function BookingsTab() {
  const { address, question, ask } = useListAddress();
  return (
    <>
      <TabHeading
        title={officePageNames.bookings}
        actions={
          <>
            <ExportButton question={question} />
            <LinkButton variant="primary" render={(anchor) => <Link to={paths.adminNewBooking} {...anchor} />}>
              <DeskIcon name="plus" />
              <span>{words.newBooking}</span>
            </LinkButton>
          </>
        }
      />
      <ListPresets question={question} />
      <ListFilters question={question} onChange={ask} />
      <BookingsFound address={address} onSort={ask} />
    </>
  );
}
