import type { CarJob } from '@tintforge/api-contract';
import { mapLink } from '@tintforge/app-base/map-link';
import { moneyText } from '@tintforge/app-base/money';
import { formatInstantTime, shopMoment } from '@tintforge/app-base/shop-time';
import { filmOf } from '@tintforge/app-base/tint/film-of';
import { VehiclePicture } from '@tintforge/app-base/vehicle-picture';
import { formatTime, phoneHref } from '@tintforge/booking-core';
import { Banner, Button, DeskIcon, Icon, keepValues, LinkButton, StatusBadge } from '@tintforge/ui';
import { type Ref, useEffect, useRef } from 'react';
import { type CarActs, CarDialogs, checkInWords, Obstacle, OtherSteps, useCarActs, WorkFacts } from '../at-the-car';
import { changeJobLabel, deedWords, firstNameOf, mayChangeJob } from '../deeds';
import { JobWindows } from '../deeds/windows/job-windows';
import { endOf, nextStep } from './crew-plan';
import styles from './now-card.module.css';
import { timeTo } from './time-to';
import { crewWords as words } from './words';

interface NowCardProps {
  ref: Ref<HTMLElement>;
  job: CarJob;
  /** Epoch milliseconds. */
  now: number;
}

/** The current job: time, car, place, and the next action. */
export function NowCard({ ref, job, now }: NowCardProps) {
  const acts = useCarActs(job);
  const { street, city, zip } = job.address;
  const isAtWork = job.status === 'in-progress';
  return (
    <article aria-label={words.now} tabIndex={-1} ref={ref} className={styles.root}>
      <div className={styles.card} data-theme="ink">
        <When job={job} now={now} />
        {job.vehicleType !== null && (
          <div className={styles.car}>
            <VehiclePicture vehicleType={job.vehicleType} vlt={filmOf(job)} />
          </div>
        )}
        <h2 className={styles.title}>{[job.packageName, ...job.addOns].join(' + ')}</h2>
        <p className={styles.place}>
          <span>{job.vehicleInfo}</span>
          <br />
          <span>{`${street}, ${city} ${zip}`}</span>
          {job.notes !== '' && <b className={styles.gate}>{job.notes}</b>}
        </p>
        <Problem job={job} acts={acts} />
        <div className={styles.two}>
          <LinkButton
            size="large"
            render={(anchor) => <a href={mapLink(job.address)} target="_blank" rel="noopener noreferrer" {...anchor} />}
          >
            <DeskIcon name="navigation" />
            <span>{words.map}</span>
          </LinkButton>
          <LinkButton size="large" href={phoneHref(job.customerPhone)}>
            <Icon name="phone" />
            <span>{checkInWords.facts.call(firstNameOf(job))}</span>
          </LinkButton>
        </div>
        <Steps job={job} acts={acts} />
      </div>
      {isAtWork && (
        <div className={styles.about}>
          <JobWindows job={job} headingLevel="h3" />
        </div>
      )}
      <section className={styles.about}>
        <h3 className={styles.heading}>{words.about}</h3>
        <WorkFacts job={job} />
        {mayChangeJob(job) && (
          <Button size="large" isBlock onClick={() => acts.open('change')}>
            <DeskIcon name="pencil" />
            <span>{changeJobLabel(job)}</span>
          </Button>
        )}
        <OtherSteps job={job} acts={acts} now={now} hasCheckIn={nextStep(job) === 'tell'} />
      </section>
      <CarDialogs job={job} acts={acts} />
    </article>
  );
}

function When({ job, now }: { job: CarJob; now: number }) {
  const startsAt = Date.parse(job.appointmentInstant);
  const [clock = '', half = ''] = formatTime(job.appointmentTime).split(' ');
  const end = formatTime(shopMoment(endOf(job)).time);
  return (
    <div className={styles.when}>
      <StatusBadge status={job.status} label={checkInWords.statuses[job.status]} />
      <p className={styles.time}>
        <b>{clock}</b>
        <span>
          <span>{`${half} ${words.to} ${end}`}</span>
          <small>
            {job.startedAt === null ? timeTo(startsAt, now) : words.since(formatInstantTime(job.startedAt))}
          </small>
        </span>
      </p>
    </div>
  );
}

function Problem({ job, acts }: { job: CarJob; acts: CarActs }) {
  const isInTheWay = job.obstacle !== null && job.obstacle !== 'in-progress';
  return (
    <>
      {isInTheWay && job.obstacle !== null && <Obstacle obstacle={job.obstacle} booking={job} job={job} />}
      {acts.start.problem !== undefined && (
        <Banner tone="error" title={deedWords.failed}>
          {acts.start.problem}
        </Banner>
      )}
    </>
  );
}

/** The largest button is the next step; nothing that could be tapped by mistake is near it. */
function Steps({ job, acts }: { job: CarJob; acts: CarActs }) {
  const { onMyWay, start, complete, sitePayment } = deedWords;
  const step = nextStep(job);
  const main = useRef<HTMLDivElement>(null);

  // An action may remove the button that was clicked, and the focus with it.
  useEffect(() => {
    if (document.activeElement === document.body) main.current?.querySelector('button')?.focus();
  }, [step]);

  const isStarting = acts.start.isBusy ? start.busy : undefined;
  return (
    <div ref={main} className={styles.steps}>
      {step === 'tell' && (
        <Button variant="primary" size="large" isBlock className={styles.big} onClick={() => acts.open('tell')}>
          <DeskIcon name="send" />
          <span>{onMyWay.label}</span>
        </Button>
      )}
      {step === 'start' && (
        <Button
          variant="primary"
          size="large"
          isBlock
          className={styles.big}
          busyLabel={isStarting}
          onClick={acts.checkIn}
        >
          <DeskIcon name="scan-line" />
          <span>{start.label}</span>
        </Button>
      )}
      {step === 'complete' && (
        <Button variant="primary" size="large" isBlock className={styles.big} onClick={() => acts.open('complete')}>
          <Icon name="check" />
          <span>{complete.label}</span>
        </Button>
      )}
      {step === 'complete' && job.due > 0 && (
        <Button size="large" isBlock onClick={() => acts.open('collect')}>
          <DeskIcon name="banknote" />
          <span>{keepValues(sitePayment.collect(moneyText(job.due)))}</span>
        </Button>
      )}
      {step === 'start' && job.onMyWayAt !== null && (
        <p className={styles.told}>{onMyWay.told(formatInstantTime(job.onMyWayAt))}</p>
      )}
    </div>
  );
}
