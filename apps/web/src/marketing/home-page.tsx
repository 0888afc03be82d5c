import { vehicleTypeNames, vehicleTypes } from '@tintforge/booking-core';
import { catalogue, contactLineOf, contactLines, wizardWords } from '@tintforge/content';
import { Container, Icon, LinkButton, Money, PaneRamp, PaneStrip, rampShades } from '@tintforge/ui';
import { Link } from 'react-router-dom';
import { filmFacts, vehicleFacts } from '../lib/catalogue-facts';
import { hoursFigure } from '../lib/duration';
import { paths } from '../lib/paths';
import styles from './home-page.module.css';
import { homeWords } from './words';

/** /: what the shop does, what it costs, how to book and whom to call. */
export function HomePage() {
  return (
    <>
      <Hero />
      <PaneRamp />
      <Prices />
      <Films />
      <HowItGoes />
      <Lines />
    </>
  );
}

function Hero() {
  const line = contactLineOf(undefined);
  return (
    <div className={styles.hero} data-theme="ink">
      <Container className={styles.heroColumns}>
        <div className={styles.heroWords}>
          <h1>{homeWords.heading}</h1>
          <p className={styles.lead}>{homeWords.lead}</p>
          <div className={styles.actions}>
            <LinkButton variant="primary" size="large" render={(anchor) => <Link to={paths.booking} {...anchor} />}>
              {homeWords.book}
            </LinkButton>
            <LinkButton size="large" href={line.href}>
              <Icon name="phone" />
              {line.phone}
            </LinkButton>
          </div>
        </div>
        <div className={styles.scene} aria-hidden="true">
          {rampShades.map((shade) => (
            <i key={shade} />
          ))}
        </div>
      </Container>
    </div>
  );
}

function Prices() {
  return (
    <Container className={styles.section}>
      <div className={styles.sectionHead}>
        <h2>{homeWords.prices.heading}</h2>
        <p className={styles.lead}>{homeWords.prices.lead}</p>
      </div>
      <ul className={styles.rows}>
        {vehicleTypes.map((vehicleType) => {
          const { fromCents, shortest, longest } = vehicleFacts(catalogue, vehicleType);
          return (
            <li key={vehicleType} className={styles.row}>
              <div>
                <h3>{vehicleTypeNames[vehicleType]}</h3>
                <p className={styles.quiet}>{wizardWords.vehicle.cards[vehicleType].hint}</p>
              </div>
              <p className={styles.quiet}>{homeWords.prices.hours(hoursFigure(shortest), hoursFigure(longest))}</p>
              <p className={styles.price}>
                <small>{homeWords.prices.from} </small>
                <Money cents={fromCents} look="figure" />
              </p>
            </li>
          );
        })}
      </ul>
    </Container>
  );
}

function Films() {
  return (
    <div className={styles.band}>
      <Container className={styles.section}>
        <div className={styles.sectionHead}>
          <h2>{homeWords.films.heading}</h2>
          <p className={styles.lead}>{homeWords.films.lead}</p>
        </div>
        <ul className={styles.films}>
          {filmFacts(catalogue).map((film) => (
            <li key={film.filmType}>
              <h3>{film.filmType}</h3>
              <PaneStrip shades={film.shades} title={homeWords.films.shades(film.filmType, film.shades)} hasFigures />
              <p className={styles.quiet}>{homeWords.films.used(film.tiers.join(', '))}</p>
              <p>{film.warranties.join(' / ')}</p>
            </li>
          ))}
        </ul>
      </Container>
    </div>
  );
}

function HowItGoes() {
  return (
    <Container className={styles.section}>
      <h2>{homeWords.booking.heading}</h2>
      <ol className={styles.steps}>
        {homeWords.booking.steps.map((step) => (
          <li key={step.heading}>
            <h3>{step.heading}</h3>
            <p className={styles.quiet}>{step.text}</p>
          </li>
        ))}
      </ol>
    </Container>
  );
}

function Lines() {
  return (
    <div className={styles.band}>
      <Container className={styles.section}>
        <h2>{homeWords.lines.heading}</h2>
        <ul className={styles.lines}>
          {contactLines.map((line) => (
            <li key={line.regionId}>
              <span className={styles.quiet}>{line.label}</span>
              <a href={line.href}>{line.phone}</a>
            </li>
          ))}
        </ul>
      </Container>
    </div>
  );
}
