import type { CarJob } from '@tintforge/api-contract';
import { formatDuration } from '@tintforge/app-base/duration';
import { mapLink } from '@tintforge/app-base/map-link';
import { moneyText } from '@tintforge/app-base/money';
import { placeTextForCrew } from '@tintforge/app-base/place-facts';
import { formatInstant } from '@tintforge/app-base/shop-time';
import { type DescriptionItem, DescriptionList } from '@tintforge/ui';
import { CertificateAtCar } from '../../deeds';
import { AgreedShades } from '../../deeds/windows/agreed-shades';
import { windowsWords } from '../../deeds/windows/words';
import { checkInWords } from '../words';
import styles from './car-facts.module.css';
import { PhoneNumber } from './phone-number';

const words = checkInWords.facts;

/** All the facts for the work at the car. */
export function CarFacts({ job }: { job: CarJob }) {
  return <DescriptionList items={[...placeFacts(job), ...workFacts(job)]} />;
}

/** The remaining facts; time, place and car are already shown large. */
export function WorkFacts({ job }: { job: CarJob }) {
  return <DescriptionList items={[{ term: words.site, value: placeTextForCrew(job.site) }, ...workFacts(job)]} />;
}

function placeFacts(job: CarJob): DescriptionItem[] {
  const { street, city, zip } = job.address;
  return [
    {
      term: words.when,
      value: formatInstant(job.appointmentInstant),
      note: [
        formatDuration(job.jobMinutes),
        job.crew.name,
        ...(job.visit.count > 1 ? [words.visit(job.visit.position, job.visit.count)] : []),
      ].join(', '),
    },
    {
      term: words.where,
      value: (
        <a href={mapLink(job.address)} target="_blank" rel="noopener noreferrer">
          {`${street}, ${city} ${zip}`}
        </a>
      ),
      note: placeTextForCrew(job.site),
    },
    ...(job.notes === '' ? [] : [{ term: words.gate, value: <span className={styles.lines}>{job.notes}</span> }]),
    { term: words.vehicle, value: job.vehicleInfo },
  ];
}

function workFacts(job: CarJob): DescriptionItem[] {
  return [
    ...(job.cars === undefined ? orderFacts(job) : job.cars.map(carFact)),
    { term: words.customer, value: job.customerName, note: <PhoneNumber phone={job.customerPhone} /> },
    ...certificateFacts(job),
    { term: words.money, value: moneyLine(job) },
    ...(job.internalNotes.length === 0 ? [] : [{ term: words.notes, value: <Notes notes={job.internalNotes} /> }]),
  ];
}

/** The certificate of each car's exemption that photos can be added to, or that has some. */
function certificateFacts({ trackingCode, certificates, cars }: CarJob): DescriptionItem[] {
  return certificates
    .filter(({ photos, isOpen }) => isOpen || photos.length > 0)
    .map((certificate) => ({
      term: cars === undefined ? words.certificate : words.certificateOf(certificate.car),
      value: <CertificateAtCar {...{ trackingCode, certificate }} />,
    }));
}

type Order = Pick<CarJob, 'packageName' | 'addOns' | 'film' | 'preferredShade' | 'tint' | 'exemptionApproval'>;

function orderFacts(job: Order): DescriptionItem[] {
  return [
    { term: words.work, value: workText(job), note: filmText(job) },
    ...(!hasShades(job) ? [] : [{ term: windowsWords.agreedShades, value: <AgreedShades job={job} /> }]),
  ];
}

/** One of several cars with its work and its shades. */
function carFact(car: Order & { number: number; vehicleInfo: string }): DescriptionItem {
  return {
    term: words.car(car.number),
    value: car.vehicleInfo,
    note: (
      <>
        <span>{workText(car)}</span>
        <br />
        <span>{filmText(car)}</span>
        {hasShades(car) && <AgreedShades job={car} />}
      </>
    ),
  };
}

function workText({ packageName, addOns }: Order): string {
  return [packageName, ...addOns].join(', ');
}

/** Film and shade to install. */
function hasShades({ tint }: Pick<Order, 'tint'>): boolean {
  return tint !== null && tint.zones.length > 0;
}

function filmText({ film, preferredShade }: Order): string {
  return preferredShade === null ? film : `${film}, ${words.shade.toLowerCase()} ${preferredShade}`;
}

/** Price of the job, and its balance due. */
function moneyLine({ totalPrice, due, paymentStatus }: CarJob): string {
  const { money } = checkInWords;
  const total = moneyText(totalPrice);
  if (due > 0) return due === totalPrice ? money.due(total) : `${money.due(moneyText(due))} ${money.of(total)}`;
  return paymentStatus === 'pending' || paymentStatus === 'failed' ? money.open(total) : money.paid(total);
}

function Notes({ notes }: { notes: CarJob['internalNotes'] }) {
  return (
    <ul className={styles.notes}>
      {notes.map(({ at, by, text }) => (
        <li key={`${at} ${text}`}>
          <span className={styles.lines}>{text}</span>
          <small className={styles.by}>{`${by === '' ? '' : `${by}, `}${formatInstant(at)}`}</small>
        </li>
      ))}
    </ul>
  );
}
