import { siteWords } from '@tintforge/content';
import { DeskIcon, LinkButton } from '@tintforge/ui';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Link } from '../../../lib/link';
import { paths } from '../../../lib/paths';
import { TabHeading } from '../parts';
import { BookingsFound } from './bookings-found';
import { ExportButton } from './export-button';
import { type ListQuestion, listPath, readListAddress } from './list-address';
import { ListFilters } from './list-filters';
import { ListPresets } from './list-presets';
import { bookingListWords as words } from './words';

/** Every booking of the shop: searched, filtered, ordered, a page at a time. What is shown stands in the address. */
export function BookingsTab() {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const address = readListAddress(parameters);

  /** While somebody types or chooses, one step back leads out of the list and not through every letter. */
  function ask(question: ListQuestion) {
    void navigate(listPath(question), { replace: true });
  }

  return (
    <>
      <TabHeading
        title={siteWords.office.bookings}
        actions={
          <>
            <ExportButton question={address} />
            <LinkButton variant="primary" render={(anchor) => <Link to={paths.adminNewBooking} {...anchor} />}>
              <DeskIcon name="plus" />
              {words.newBooking}
            </LinkButton>
          </>
        }
      />
      <ListPresets question={address} />
      <ListFilters question={address} onChange={ask} />
      <BookingsFound address={address} onSort={ask} />
    </>
  );
}
