import type { CarJob } from '@tintforge/api-contract';
import { moneyText } from '@tintforge/app-base/money';
import { Banner, Button, DeskIcon, type Elements, keepValues, StatusBadge } from '@tintforge/ui';
import { useEffect, useRef } from 'react';
import { changeJobLabel, deedWords, mayChangeJob } from '../../deeds';
import { JobWindows } from '../../deeds/windows/job-windows';
import { checkInWords as words } from '../words';
import { CarDialogs } from './car-dialogs';
import { CarFacts } from './car-facts';
import styles from './job-panel.module.css';
import { Obstacle } from './obstacle';
import { OtherSteps } from './other-steps';
import { useCarActs } from './use-car-acts';

interface JobPanelProps {
  job: CarJob;
  /** Level of the headings inside it. */
  partLevel: 'h2' | 'h3';
  /** Links to continue with. */
  children?: Elements;
}

/** One job at the car: whether it can start, the next action, and the facts for the work. */
export function JobPanel({ job, partLevel, children }: JobPanelProps) {
  const acts = useCarActs(job);
  const state = useRef<HTMLParagraphElement>(null);
  const canStart = job.obstacle === null;
  const isUnderWay = job.status === 'in-progress';

  // An action may remove the button that was clicked, and the focus with it.
  useEffect(() => {
    if (document.activeElement === document.body) state.current?.focus();
  }, [job.version]);

  return (
    <div className={styles.root}>
      <p ref={state} className={styles.state} tabIndex={-1}>
        <StatusBadge status={job.status} label={words.statuses[job.status]} />
        {canStart && <span>{words.ready}</span>}
      </p>
      {job.obstacle !== null && <Obstacle obstacle={job.obstacle} booking={job} job={job} />}
      {acts.start.problem !== undefined && (
        <Banner tone="error" title={deedWords.failed}>
          {acts.start.problem}
        </Banner>
      )}
      <div className={styles.keys}>
        {(canStart || isUnderWay) && (
          <Button
            variant="primary"
            size="large"
            busyLabel={acts.start.isBusy ? deedWords.start.busy : undefined}
            onClick={() => (isUnderWay ? acts.open('complete') : acts.checkIn())}
          >
            {canStart && <DeskIcon name="scan-line" />}
            <span>{isUnderWay ? deedWords.complete.label : deedWords.start.label}</span>
          </Button>
        )}
        {job.due > 0 && (
          <Button size="large" onClick={() => acts.open('collect')}>
            <DeskIcon name="banknote" />
            <span>{keepValues(deedWords.sitePayment.collect(moneyText(job.due)))}</span>
          </Button>
        )}
        {mayChangeJob(job) && (
          <Button size="large" onClick={() => acts.open('change')}>
            <DeskIcon name="pencil" />
            <span>{changeJobLabel(job)}</span>
          </Button>
        )}
        {children}
      </div>
      <JobWindows job={job} headingLevel={partLevel} />
      <CarFacts job={job} />
      <OtherSteps job={job} acts={acts} now={Date.now()} />
      <CarDialogs job={job} acts={acts} />
    </div>
  );
}
