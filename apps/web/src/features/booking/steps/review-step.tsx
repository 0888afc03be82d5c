import { expectedPolicy } from '@tintforge/app-base/policy';
import { QueryScope } from '@tintforge/app-base/query-scope';
import { startOf } from '@tintforge/app-base/starts/day-choice';
import { useStateLaw } from '@tintforge/app-base/tint/state-laws';
import { VehiclePicture } from '@tintforge/app-base/vehicle-picture';
import { regionOfZip, upfrontCents, type WizardStep, wizardSteps } from '@tintforge/booking-core';
import { catalogue, contactLineOf, wizardWords } from '@tintforge/content';
import { Button, Card, DescriptionList, formatMoney, Note, Receipt, Split, StepHeading } from '@tintforge/ui';
import { Suspense, useEffect, useRef } from 'react';
import { filmOfDraft } from '../../../lib/tint/film-of-draft';
import { whenIdle } from '../../../lib/when-idle';
import { carsCodeOf } from '../cars/late-cars';
import { agreedBill } from '../hold/agreed-bill';
import { createHoldStorage } from '../hold/hold-storage';
import { useHoldStart } from '../hold/use-hold-start';
import { jobSheet } from '../job-sheet';
import { orderOf, startOfDraft, taxNoteOf } from '../order-summary';
import { StepBar } from '../step-bar';
import type { StepProps } from '../step-props';
import { useAvailability } from '../use-availability';
import { PolicyClock } from './policy-clock';
import styles from './review-step.module.css';
import { TermsLine } from './terms-line';

const words = wizardWords.review;

/** Step 6: the job sheet, the bill and the policy, to review. Proceeding holds the start. */
export function ReviewStep(props: StepProps) {
  const { prepare } = props.paymentCode;
  useEffect(() => whenIdle(prepare), [prepare]);
  return (
    <QueryScope>
      <Review {...props} />
    </QueryScope>
  );
}

function Review({ draft, dispatch, goBack, setNotice, headingRef, paymentCode }: StepProps) {
  const hold = useHoldStart({ draft, dispatch, setNotice, paymentCode, onHeld: () => dispatch({ type: 'next' }) });
  const availability = useAvailability(draft);
  useStateLaw(draft.tint);
  const cars = carsCodeOf(draft);
  const order = orderOf(draft);
  const bill = agreedBill({ draft, hold: createHoldStorage().readHold() });
  const problemRef = useRef<HTMLDivElement>(null);

  // The button is in the bar at the foot, and the problem may be off screen.
  useEffect(() => {
    if (hold.problem !== undefined) problemRef.current?.scrollIntoView({ block: 'nearest' });
  }, [hold.problem]);

  if (order === undefined || bill === undefined || draft.vehicleType === null) return null;
  const { problem } = hold;
  const shown = problem?.kind === 'price-changed' ? problem.now : bill;
  const { depositPercent = null } = availability.data ?? {};
  const start = startOf(availability.data, startOfDraft(draft));
  const policy =
    start && availability.data
      ? expectedPolicy({
          startsAt: start.startsAt,
          totalCents: shown.totalCents,
          lateFeePercent: availability.data.lateFeePercent,
          now: Date.now(),
        })
      : undefined;

  function goTo(step: WizardStep, car = 0) {
    dispatch({ type: 'go-to', step: wizardSteps.indexOf(step), car });
  }

  return (
    <>
      <Split
        aside={
          <Card depth="floating">
            <Receipt
              title={words.bill}
              look="bill"
              lines={shown.lines}
              total={{ label: words.total, cents: shown.totalCents, note: taxNoteOf(shown.lines, draft) }}
            />
            <div className={styles.end}>
              {depositPercent !== null && <Note icon="info">{depositText(shown.totalCents, depositPercent)}</Note>}
              <PolicyClock policy={policy} hasFailed={availability.isError} />
              <TermsLine time={draft.appointmentTime} holdMinutes={availability.data?.holdMinutes} />
            </div>
          </Card>
        }
      >
        <StepHeading headingRef={headingRef} title={words.heading} lead={words.lead} />
        {cars !== undefined ? (
          <cars.CarSheets
            draft={draft}
            startsAt={start?.startsAt}
            goTo={goTo}
            onRemove={(car) => cars.removeCar({ draft, dispatch, setNotice }, car)}
          />
        ) : (
          <>
            <div className={styles.picture}>
              <VehiclePicture vehicleType={draft.vehicleType} vlt={filmOfDraft(draft.tint, draft.vehicleType)} />
            </div>
            <DescriptionList
              changeLabel={wizardWords.change}
              items={jobSheet({ draft, order, startsAt: start?.startsAt, goTo })}
            />
          </>
        )}
      </Split>
      {problem !== undefined && (
        <div ref={problemRef} className={styles.problem}>
          <Suspense fallback={null}>
            <paymentCode.HoldProblem
              problem={problem}
              phone={contactLineOf(regionOfZip(catalogue, draft.zip)?.id).phone}
              onAccept={(now) => void hold.start(now)}
              onDecline={hold.dismiss}
            />
          </Suspense>
        </div>
      )}
      <StepBar
        draft={draft}
        onBack={goBack}
        totalCents={shown.totalCents}
        action={
          problem?.kind !== 'price-changed' && (
            <Button
              variant="primary"
              busyLabel={hold.isBusy ? words.processing : undefined}
              onClick={() => void hold.start(bill)}
            >
              {words.proceed}
            </Button>
          )
        }
      />
    </>
  );
}

/** "Pay $87.50 now, $262.49 at the car". */
function depositText(totalCents: number, depositPercent: number): string {
  const upfront = upfrontCents(totalCents, depositPercent);
  return words.deposit(formatMoney(upfront), formatMoney(totalCents - upfront));
}
