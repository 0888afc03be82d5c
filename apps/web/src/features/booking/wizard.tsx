import { reachableStep, type WizardStep, wizardSteps } from '@tintforge/booking-core';
import { catalogue, wizardWords } from '@tintforge/content';
import { Banner, Container, Skeleton, SkeletonGroup, StepRamp } from '@tintforge/ui';
import { type ComponentType, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { showToast } from '../../lib/toasts';
import { useOnline } from '../../lib/use-online';
import type { StepProps, WizardNotice } from './step-props';
import {
  AppointmentStep,
  ContactStep,
  ExtrasStep,
  PackageStep,
  PaymentStep,
  prefetchNextStep,
  ReviewStep,
} from './steps/lazy-steps';
import { VehicleStep } from './steps/vehicle-step';
import { useStepHistory } from './use-step-history';
import { useWizard } from './use-wizard';
import styles from './wizard.module.css';
import { bookingWords } from './words';

const steps: Readonly<Record<WizardStep, ComponentType<StepProps>>> = {
  vehicle: VehicleStep,
  package: PackageStep,
  extras: ExtrasStep,
  appointment: AppointmentStep,
  contact: ContactStep,
  review: ReviewStep,
  payment: PaymentStep,
};

const labels = wizardWords.steps.map((label) => ({ label }));

/** Signs that somebody is at work on a step. */
const touches = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

/** The seven steps with their progress bar. */
export function Wizard() {
  const { state, dispatch } = useWizard();
  const { step, draft, missing } = state;
  const [notice, setNotice] = useState<WizardNotice>();
  const isOnline = useOnline();
  const headingRef = useEntryFocus();

  const goTo = useCallback(
    (wanted: number) => {
      dispatch({ type: 'go-to', step: wanted });
      return Math.max(0, Math.min(wanted, reachableStep(catalogue, draft)));
    },
    [dispatch, draft],
  );
  const { goBack } = useStepHistory({ step, goTo });

  // With the first touch of a step and not with its first paint: whoever only looks need not pay for the next.
  useEffect(() => {
    const touched = new AbortController();
    const options = { signal: touched.signal, once: true, passive: true };
    for (const sign of touches) window.addEventListener(sign, () => prefetchNextStep(step), options);
    return () => touched.abort();
  }, [step]);

  // Said for each refused 'next', and taken back when the customer has done something about it.
  useEffect(() => {
    if (missing.length === 0) return undefined;
    const { title, text } = wizardWords.toasts.missing;
    return showToast({ title, description: text, variant: 'destructive' });
  }, [missing]);

  const Step = steps[wizardSteps[step] ?? 'vehicle'];
  return (
    <Container>
      <div className={styles.progress}>
        <StepRamp label={wizardWords.progress} steps={labels} current={step} onSelect={goTo} />
      </div>
      <div className={styles.step}>
        {!isOnline && (
          <div className={styles.offline}>
            <Banner tone="warning" title={bookingWords.offline.title}>
              {bookingWords.offline.text}
            </Banner>
          </div>
        )}
        <Suspense fallback={<StepPlace />}>
          <Step
            key={step}
            draft={draft}
            missing={missing}
            dispatch={dispatch}
            goBack={goBack}
            notice={notice}
            setNotice={setNotice}
            headingRef={headingRef}
          />
        </Suspense>
      </div>
    </Container>
  );
}

/** Where a step will be whose code is on its way. */
function StepPlace() {
  return (
    <SkeletonGroup label={wizardWords.loading}>
      <Skeleton shape="title" />
      <Skeleton />
      <Skeleton shape="picture" />
    </SkeletonGroup>
  );
}

/** Moves the focus to a heading when it appears, from the second on: the first is where the page begins anyway. */
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
