import type { StaffBooking, StaffVisit } from '@tintforge/api-contract';
import { formatDuration } from '@tintforge/app-base/duration';
import { Link } from '@tintforge/app-base/frame/link';
import { paths } from '@tintforge/app-base/paths';
import { phoneText } from '@tintforge/app-base/phone-text';
import { placeTextForCrew } from '@tintforge/app-base/place-facts';
import { formatStart } from '@tintforge/app-base/shop-time';
import { filmOf } from '@tintforge/app-base/tint/film-of';
import { VehiclePicture } from '@tintforge/app-base/vehicle-picture';
import { phoneHref } from '@tintforge/booking-core';
import { Button, Icon, VehicleBay } from '@tintforge/ui';
import { deedWords } from '../deeds';
import { BookedCars } from './booked-cars';
import type { PartTask } from './booking-task';
import columns from './columns.module.css';
import { certificateFact, type Fact, FactList, orderFacts } from './facts';
import facts from './facts.module.css';
import styles from './job-column.module.css';
import { bookingWords } from './words';

const words = bookingWords.job;

/** Opens the dialog of an action on one of several cars or visits. */
type OnPart = (task: PartTask) => void;

interface JobColumnProps {
  booking: StaffBooking;
  onPart: OnPart;
}

/** The job as the crew will do it: the car, the work, the place, the customer. */
export function JobColumn({ booking, onPart }: JobColumnProps) {
  const shown = booking.cars?.find(({ status }) => status === 'standing') ?? booking;
  return (
    <section aria-label={words.heading}>
      <h2 className={columns.heading}>{words.heading}</h2>
      {shown.vehicleType !== null && (
        <div className={styles.bay}>
          <VehicleBay>
            <VehiclePicture vehicleType={shown.vehicleType} vlt={filmOf(shown)} />
          </VehicleBay>
        </div>
      )}
      {booking.cars !== undefined && <BookedCars booking={booking} cars={booking.cars} onPart={onPart} />}
      <FactList facts={factsOf(booking, onPart)} />
    </section>
  );
}

function factsOf(booking: StaffBooking, onPart: OnPart): Fact[] {
  const { notes, username, manageLink } = booking;
  return [
    ...workOf(booking),
    ...(booking.jobMinutes === 0 ? [] : [{ term: words.length, value: formatDuration(booking.jobMinutes) }]),
    ...visitsOf(booking, onPart),
    { term: words.where, value: <Address booking={booking} />, note: placeTextForCrew(booking.site) },
    ...(notes === '' ? [] : [{ term: words.notes, value: <span className={styles.notes}>{notes}</span> }]),
    { term: words.customer, value: <Customer booking={booking} />, note: <Contact booking={booking} /> },
    ...(username === null ? [] : [{ term: words.account, value: username }]),
    ...(manageLink === null
      ? []
      : [{ term: words.link, value: <a href={manageLink}>{words.openLink}</a>, note: words.linkNote }]),
  ];
}

/** The work of a quote or an order; several cars are listed one by one. */
function workOf(booking: StaffBooking): Fact[] {
  if (booking.cars !== undefined) return [];
  if (booking.vehicleType === null) return quoteItems(booking);
  return [{ term: words.vehicle, value: booking.vehicleInfo }, ...orderFacts(booking), ...certificateFact(booking)];
}

/** The work of a quote: what it is for, and each car or area. */
function quoteItems({ vehicleInfo, services, quote }: StaffBooking): Fact[] {
  const lines = services.map((service, index) => (
    <span key={index} className={facts.line}>
      {service}
    </span>
  ));
  return [
    { term: words.work, value: vehicleInfo, note: lines },
    ...(quote === null
      ? []
      : [
          {
            term: words.quote,
            value: (
              <Link to={paths.adminQuote(quote.code)} translate="no">
                {quote.code}
              </Link>
            ),
          },
        ]),
  ];
}

/** The days of a job that takes several visits. */
function visitsOf({ staffVisits }: StaffBooking, onPart: OnPart): Fact[] {
  const standing = staffVisits.filter(({ status }) => status !== 'cancelled');
  if (standing.length < 2) return [];
  const lines = standing.map((visit) => (
    <span key={visit.number} className={facts.line}>
      <span>
        {words.visit(
          formatStart({ date: visit.date, time: visit.start }),
          visit.crewName,
          deedWords.visits.statuses[visit.status],
        )}
      </span>
      <VisitActions visit={visit} onPart={onPart} />
    </span>
  ));
  return [{ term: words.visits, value: lines }];
}

/** Ways to end a visit without its work, as far as the server would allow them. */
function VisitActions({ visit, onPart }: { visit: StaffVisit; onPart: OnPart }) {
  const { can, number, date, start } = visit;
  const name = formatStart({ date, time: start });
  return (
    <>
      {can.miss && (
        <Button
          size="small"
          variant="quiet"
          aria-label={words.missedOf(name)}
          onClick={() => onPart({ task: 'missed-visit', number })}
        >
          {words.missed}
        </Button>
      )}
      {can.cancel && (
        <Button
          size="small"
          variant="quiet"
          aria-label={words.giveUpOf(name)}
          onClick={() => onPart({ task: 'given-up-visit', number })}
        >
          {words.giveUp}
        </Button>
      )}
    </>
  );
}

function Address({ booking: { address } }: { booking: StaffBooking }) {
  const text = `${address.street}, ${address.city} ${address.zip}`;
  const query = new URLSearchParams({ api: '1', query: text });
  return (
    <>
      <span>{text}</span>{' '}
      <a
        className={styles.map}
        href={`https://www.google.com/maps/search/?${query}`}
        target="_blank"
        rel="noreferrer"
        aria-label={words.mapTo(text)}
      >
        <Icon name="map-pin" size="small" />
        {words.map}
      </a>
    </>
  );
}

function Customer({ booking: { customerId, customerName } }: { booking: StaffBooking }) {
  if (customerId === null) return <span>{customerName}</span>;
  return <Link to={paths.adminCustomer(customerId)}>{customerName}</Link>;
}

function Contact({ booking: { customerPhone, customerEmail } }: { booking: StaffBooking }) {
  return (
    <span className={styles.contact}>
      <a href={phoneHref(customerPhone)} translate="no">
        {phoneText(customerPhone)}
      </a>
      {customerEmail === '' ? (
        <span>{words.noEmail}</span>
      ) : (
        <a href={`mailto:${customerEmail}`} className={styles.email} translate="no">
          {customerEmail}
        </a>
      )}
    </span>
  );
}
