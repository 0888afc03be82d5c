import { formatDuration } from '@tintforge/app-base/duration';
import { paths } from '@tintforge/app-base/paths';
import type { FilmType } from '@tintforge/booking-core';
import { explorerResults } from '@tintforge/content';
import { Button, LinkButton, Money, RadioGroup } from '@tintforge/ui';
import { useState } from 'react';
import { following } from '../../lib/following';
import { leaveLook } from '../../lib/preselection';
import type { Look, LookName, LookStep } from './look';
import { bookingOf, type LookBooking, type Offer, tintToBook } from './look-booking';
import styles from './look-offer.module.css';
import { bringLookWords } from './look-words';
import { bringLookLaw } from './use-look-law';

const words = explorerResults.offer;

const Notes = following(async () => (await bringLookWords()).OfferNotes);

interface LookOfferProps {
  look: Look;
  name: LookName;
  isAlone: boolean;
  /** A shade isn't allowed or isn't verified: the booking requires an exemption, a question to the shop, or another. */
  isRefused: boolean;
  /** Every package of the shop. */
  offers: readonly Offer[];
  onLook: (step: LookStep) => void;
}

/** The price and duration of a look with a booking button, or the question to settle first. */
export function LookOffer({ look, name, isAlone, isRefused, offers, onLook }: LookOfferProps) {
  const booking = bookingOf(look, name, offers);

  async function choose(film: FilmType) {
    const { inOneFilm } = await bringLookLaw();
    onLook((before) => inOneFilm(before, name, film));
  }

  return (
    <div className={styles.root} data-alone={isAlone || undefined}>
      <h2 className={styles.heading}>{words.heading}</h2>
      {booking.kind === 'bare' && <p>{words.bare}</p>}
      {booking.kind === 'mixed' && <OneFilm films={booking.films} onChoose={choose} />}
      {booking.kind === 'ready' && (
        <Ready look={look} name={name} isAlone={isAlone} isRefused={isRefused} booking={booking} />
      )}
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

interface ReadyProps extends Omit<LookOfferProps, 'offers' | 'onLook'> {
  booking: Extract<LookBooking, { kind: 'ready' }>;
}

function Ready({ look, name, isAlone, isRefused, booking }: ReadyProps) {
  const { packages, hasAgreedAtCar } = booking;
  const [chosenId, setChosenId] = useState<string>();
  const chosen = packages.find(({ id }) => id === chosenId) ?? packages[0];
  if (chosen === undefined) return null;
  return (
    <>
      {packages.length === 1 ? (
        <OfferLine offer={chosen} />
      ) : (
        <RadioGroup
          name={`package-${name}`}
          legend={words.choose}
          options={packages.map((offer) => ({ value: offer.id, label: <OfferLine offer={offer} /> }))}
          value={chosen.id}
          onValueChange={setChosenId}
        />
      )}
      <Notes look={look} isRefused={isRefused} hasAgreedAtCar={hasAgreedAtCar} />
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
function OfferLine({ offer }: { offer: Offer }) {
  return (
    <span className={styles.offer}>
      <span className={styles.name}>{offer.name}</span>
      <Money cents={offer.priceCents} look="figure" />
      <span className={styles.time}>{words.minutes(formatDuration(offer.minutes))}</span>
    </span>
  );
}
