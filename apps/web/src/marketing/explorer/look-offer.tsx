import { formatDuration } from '@tintforge/app-base/duration';
import { paths } from '@tintforge/app-base/paths';
import type { FilmType, Package } from '@tintforge/booking-core';
import { explorerResults } from '@tintforge/content';
import { Button, LinkButton, Money, Note, RadioGroup } from '@tintforge/ui';
import { useState } from 'react';
import { leaveLook } from '../../lib/preselection';
import type { Look, LookName } from './look';
import { bookingOf, inOneFilm, type LookBooking, tintToBook } from './look-booking';
import styles from './look-offer.module.css';
import type { LookStep } from './use-look';

const words = explorerResults.offer;

interface LookOfferProps {
  look: Look;
  name: LookName;
  isAlone: boolean;
  onLook: (step: LookStep) => void;
}

/** The price and duration of a look with a booking button, or the question to settle first. */
export function LookOffer({ look, name, isAlone, onLook }: LookOfferProps) {
  const booking = bookingOf(look, name);
  return (
    <div className={styles.root} data-alone={isAlone || undefined}>
      <h2 className={styles.heading}>{words.heading}</h2>
      {booking.kind === 'bare' && <p>{words.bare}</p>}
      {booking.kind === 'mixed' && (
        <OneFilm films={booking.films} onChoose={(film) => onLook((before) => inOneFilm(before, name, film))} />
      )}
      {booking.kind === 'ready' && <Ready look={look} name={name} isAlone={isAlone} booking={booking} />}
    </div>
  );
}

interface OneFilmProps {
  films: readonly FilmType[];
  onChoose: (film: FilmType) => void;
}

/** A look with several films, and each film on its own. */
function OneFilm({ films, onChoose }: OneFilmProps) {
  return (
    <>
      <p>{words.mixed(films.join(', '))}</p>
      <div className={styles.actions}>
        {films.map((film) => (
          <Button key={film} onClick={() => onChoose(film)}>
            {words.useOne(film)}
          </Button>
        ))}
      </div>
    </>
  );
}

interface ReadyProps extends Omit<LookOfferProps, 'onLook'> {
  booking: Extract<LookBooking, { kind: 'ready' }>;
}

function Ready({ look, name, isAlone, booking }: ReadyProps) {
  const { packages, isRefused, hasAgreedAtCar } = booking;
  const [chosenId, setChosenId] = useState<string>();
  const chosen = packages.find(({ id }) => id === chosenId) ?? packages[0];
  if (chosen === undefined) return null;
  return (
    <>
      {packages.length === 1 ? (
        <Offer offer={chosen} />
      ) : (
        <RadioGroup
          name={`package-${name}`}
          legend={words.choose}
          options={packages.map((offer) => ({ value: offer.id, label: <Offer offer={offer} /> }))}
          value={chosen.id}
          onValueChange={setChosenId}
        />
      )}
      {isRefused && <Note icon="triangle-alert">{words.exemption}</Note>}
      {hasAgreedAtCar && <Note icon="info">{words.agreedAtCar}</Note>}
      <LinkButton
        variant={isAlone ? 'primary' : 'solid'}
        size="large"
        className={styles.book}
        render={(anchor) => (
          <a
            href={paths.booking}
            data-waits=""
            onClick={() =>
              leaveLook({
                chosen: { vehicleType: look.vehicleType, packageId: chosen.id },
                tint: tintToBook(look, name),
              })
            }
            {...anchor}
          />
        )}
      >
        {isAlone ? words.book : words.bookNamed(name.toUpperCase())}
      </LinkButton>
    </>
  );
}

/** A package with its price and duration. */
function Offer({ offer }: { offer: Package }) {
  return (
    <span className={styles.offer}>
      <span className={styles.name}>{offer.name}</span>
      <Money cents={offer.priceCents} look="figure" />
      <span className={styles.time}>{words.minutes(formatDuration(offer.minutes))}</span>
    </span>
  );
}
