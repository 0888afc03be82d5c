import { useOverdueCode } from '@tintforge/app-base/late/late';
import { showToast } from '@tintforge/app-base/toasts/toasts';
import { useOnline } from '@tintforge/app-base/use-online';
import { prefetchVehicle } from '@tintforge/app-base/vehicle-picture';
import { type WizardAction, type WizardStep, wizardSteps } from '@tintforge/booking-core';
import { wizardWords } from '@tintforge/content';
import { Banner, Container, Skeleton, SkeletonGroup, StepRamp } from '@tintforge/ui';
import { type ComponentType, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { endResuming } from '../../lib/before-paint-marks';
import { useIsServed } from '../../lib/use-is-served';
import { whenIdle } from '../../lib/when-idle';
import { carsCode } from './cars/late-cars';
import type { StepProps, WizardNotice } from './step-props';
import { lateSteps, paymentCode, prefetchLaterSteps } from './steps/lazy-steps';
import { PackageStep } from './steps/package-step';
import { VehicleStep } from './steps/vehicle-step';
import { useShownStep } from './use-shown-step';
import { useStepHistory } from './use-step-history';
import { useWizard } from './use-wizard';
import { WithoutScript } from './without-script';
import styles from './wizard.module.css';
import { bookingWords } from './words';

const steps: Readonly<Record<WizardStep, ComponentType<StepProps>>> = {
  vehicle: VehicleStep,
  package: PackageStep,
  ...lateSteps,
};

const lastStepOfCar = wizardSteps.indexOf('extras');

const labels = wizardWords.steps.map((label) => ({ label }));

/** Events that show activity on a step. */
const touches = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

/** The seven steps with their progress bar. */
export function Wizard() {
  const [notice, setNotice] = useState<WizardNotice>();
  const { state, dispatch, goTo, orderId } = useWizard((sentences) => setNotice({ kind: 'left-out', sentences }));
  const { step, draft, missing } = state;
  const isOnline = useOnline();
  const isOverdue = useOverdueCode();
  const isServed = useIsServed();
  const hasSeveralCars = draft.otherCars.length > 0;
  const { shown, isAwaited } = useShownStep(step, hasSeveralCars);
  const cars = hasSeveralCars || notice?.kind === 'car-removed' ? carsCode() : undefined;
  const headingRef = useEntryFocus();

  const place = { step, car: draft.carAt };
  const { goBack } = useStepHistory({ ...place, lastCar: draft.otherCars.length, orderId, goTo });

  /** A step from the progress bar, of the car at hand. */
  function selectStep(wanted: number) {
    goTo({ ...place, step: wanted });
  }

  /** Activity on the current step cancels a pending move to another. */
  function dispatchFromStep(action: WizardAction) {
    if (isAwaited && shown !== undefined) dispatch({ type: 'go-to', step: shown });
    dispatch(action);
  }

  // On first touch rather than first paint: visitors who only look don't download the later steps.
  useEffect(() => {
    if (step > 0) return whenIdle(prefetchLaterSteps);
    const touched = new AbortController();
    const options = { signal: touched.signal, once: true, passive: true };
    for (const sign of touches) window.addEventListener(sign, prefetchLaterSteps, options);
    return () => touched.abort();
  }, [step]);

  // The third step shows it.
  useEffect(() => {
    if (draft.vehicleType !== null) prefetchVehicle(draft.vehicleType);
  }, [draft.vehicleType]);

  // The stored step has replaced the first one, which was hidden.
  useLayoutEffect(endResuming, []);

  // Shown after a refused 'next', and removed once the customer has acted on it.
  useEffect(() => {
    if (missing.length === 0) return undefined;
    const { title, text } = wizardWords.toasts.missing;
    return showToast({ title, description: text, variant: 'destructive' });
  }, [missing]);

  const Step = shown === undefined ? undefined : steps[wizardSteps[shown] ?? 'vehicle'];
  return (
    <Container>
      <div className={styles.progress}>
        <StepRamp label={wizardWords.progress} steps={labels} current={shown ?? step} onSelect={selectStep} />
      </div>
      <WithoutScript />
      {isServed && (
        <div className={styles.resuming}>
          <StepPlace />
        </div>
      )}
      <div className={styles.step}>
        {(!isOnline || isOverdue) && (
          <div className={styles.offline}>
            <NetworkBanner isOnline={isOnline} isAwaited={isAwaited} />
          </div>
        )}
        {notice?.kind === 'left-out' && shown !== undefined && shown <= lastStepOfCar && (
          <div className={styles.leftOut}>
            <Banner tone="warning" title={bookingWords.leftOut}>
              {notice.sentences.join(' ')}
            </Banner>
          </div>
        )}
        {cars !== undefined && shown !== undefined && (
          <cars.CarsHead step={shown} draft={draft} dispatch={dispatchFromStep} notice={notice} setNotice={setNotice} />
        )}
        {Step === undefined ? (
          <StepPlace />
        ) : (
          <Step
            key={`${shown}.${draft.carAt}.${draft.otherCars.length}`}
            draft={draft}
            orderId={orderId}
            missing={missing}
            dispatch={dispatchFromStep}
            goBack={goBack}
            notice={notice}
            setNotice={setNotice}
            headingRef={headingRef}
            paymentCode={paymentCode}
          />
        )}
      </div>
    </Container>
  );
}

/** Reports that nothing is lost, and what happens when the network is back. */
function NetworkBanner({ isOnline, isAwaited }: { isOnline: boolean; isAwaited: boolean }) {
  const { offline } = bookingWords;
  return (
    <Banner tone="warning" title={isOnline ? offline.trouble : offline.title}>
      {isAwaited ? offline.awaited : offline.text}
    </Banner>
  );
}

/** Placeholder for a step whose code is loading. */
function StepPlace() {
  return (
    <SkeletonGroup label={wizardWords.loading}>
      <Skeleton shape="title" />
      <Skeleton />
      <Skeleton shape="picture" />
    </SkeletonGroup>
  );
}

/** Moves the focus to a heading when it appears, except for the first one, where the page starts anyway. */
function useEntryFocus() {
  const isFirst = useRef(true);
  return useCallback((heading: HTMLHeadingElement | null) => {
    if (heading === null) return;
    if (!isFirst.current) {
      window.scrollTo({ top: 0, behavior: 'instant' });
      heading.focus({ preventScroll: true });
    }
    isFirst.current = false;
  }, []);
}
