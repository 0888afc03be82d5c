import type { StaffBooking, TintView } from '@tintforge/api-contract';
import { formatLongInstant } from '@tintforge/app-base/shop-time';
import { registrationNote } from '@tintforge/app-base/tint/registration-text';
import { isAskedOnly } from '@tintforge/app-base/tint/waiting-text';
import { catalogue, shadeApprovalWords } from '@tintforge/content';
import type { ReactNode } from 'react';
import { CertificateOfCar, certificateText } from '../deeds';
import { shadeText } from '../deeds/windows/shade-text';
import styles from './facts.module.css';
import { bookingWords } from './words';

const words = bookingWords.job;

/** A fact of a job: a term and its value. */
export interface Fact {
  term: string;
  value: ReactNode;
  /** A quieter line under the value. */
  note?: ReactNode;
}

/** Facts between rules, their terms in a narrow column. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ term, value, note }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            <span>{value}</span>
            {note !== undefined && <div className={styles.note}>{note}</div>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

type Order = Pick<StaffBooking, 'lines' | 'packageId' | 'preferredShade' | 'tint'>;

/** The work on a car: package, extras and shades. */
export function orderFacts(order: Order): Fact[] {
  const { tint } = order;
  return [...orderItems(order), ...(tint === null || tint.zones.length === 0 ? [openShade(order)] : shadesOf(tint))];
}

/** Shades that are chosen at the car, with the state whose law they are held to where it isn't the shop's. */
function openShade({ preferredShade, tint }: Order): Fact {
  const note = tint === null ? undefined : registrationNote(tint);
  return { term: words.shade, value: preferredShade ?? words.noShade, ...(note === undefined ? {} : { note }) };
}

/** The exemption of a car as it was entered, with the photos of its certificate; nothing without one. */
export function certificateFact(booking: StaffBooking, car?: number): Fact[] {
  const { exemption } = booking.staffCars?.find(({ number }) => number === car) ?? booking;
  if (exemption === null) return [];
  const photos = <CertificateOfCar booking={booking} car={car ?? 1} />;
  return [{ term: words.exemption, value: certificateText(exemption), note: photos }];
}

/** The film may have left the catalog since: the bill still names it. */
function orderItems({ lines, packageId }: Order): Fact[] {
  const film = catalogue.packages.find(({ id }) => id === packageId)?.filmType;
  const names = (isPackage: boolean) =>
    lines.filter(({ id }) => (id === packageId) === isPackage).map(({ name }) => name);
  return [
    { term: words.package, value: names(true).join(', '), ...(film === undefined ? {} : { note: film }) },
    { term: words.extras, value: names(false).join(', ') || words.noExtras },
  ];
}

/** The shades by zone, a line each, the state of their exemption, and the disclosure shown with them. */
function shadesOf(tint: TintView): Fact[] {
  const { zones, approval, disclosure } = tint;
  const { disclosure: term } = shadeApprovalWords;
  const shades = {
    term: words.shade,
    value: zones.map((shade) => (
      <span key={shade.zone} className={styles.line}>
        {shadeText(shade)}
      </span>
    )),
    note: (isAskedOnly(tint) ? words.asked : words.approvals)[approval],
  };
  return [shades, { term, value: disclosure.text, note: words.shownAt(formatLongInstant(disclosure.acceptedAt)) }];
}
