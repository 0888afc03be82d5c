import { useNavigate } from '@tintforge/app-base/frame/link';
import { isRecord } from '@tintforge/app-base/storage';
import { wizardSteps } from '@tintforge/booking-core';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { type Location, useLocation } from 'react-router-dom';

/** A step and the car that it is about, by its place: 0 for the first, and beyond Extras. */
export interface WizardPlace {
  step: number;
  car: number;
}

/** State of a wizard history entry: its own place, and the step of the entry before it. */
interface StepEntry extends WizardPlace {
  previous: number | undefined;
}

interface StepHistoryOptions extends WizardPlace {
  /** Place of the last car. */
  lastCar: number;
  /** The current order; each of its entries includes it. */
  orderId: string;
  /** Shows a place, or the nearest one possible; returns it. */
  goTo: (place: WizardPlace) => WizardPlace;
}

const extrasStep = wizardSteps.indexOf('extras');

/**
 * Ties the steps to the browser's history: each new step or car adds an entry, and Back and Forward move between them without
 * leaving the page. Returns the wizard's own `goBack`, which adds no entries.
 */
export function useStepHistory({ step, car, lastCar, orderId, goTo }: StepHistoryOptions): { goBack: () => void } {
  const location = useLocation();
  const navigate = useNavigate();
  /** The place of the current entry: set here before the router updates. */
  const shown = useRef({ step, car });
  const last = useRef({ step, car });

  function write(entry: StepEntry, { isNew }: { isNew: boolean }) {
    shown.current = entry;
    // Navigation to another page is under way: the URL is no longer the wizard's to change.
    if (window.location.pathname !== location.pathname) return;
    navigate({}, { state: { ...entry, orderId }, replace: !isNew });
  }

  const entryChanged = useEffectEvent((entry: StepEntry | undefined) => {
    if (entry === undefined) {
      write({ step, car, previous: undefined }, { isNew: false });
      return;
    }
    shown.current = entry;
    if (isSame(entry, { step, car })) return;
    const reached = goTo(standIn(entry, lastCar));
    if (!isSame(reached, entry)) write({ ...entry, ...reached }, { isNew: false });
  });

  const placeChanged = useEffectEvent((next: WizardPlace) => {
    if (isSame(last.current, next)) return;
    last.current = next;
    if (!isSame(shown.current, next)) write({ ...next, previous: shown.current.step }, { isNew: true });
  });

  useEffect(() => entryChanged(entryOf(location)), [location]);
  // Before the step is on screen: Back at once has to find its entry.
  useLayoutEffect(() => placeChanged({ step, car }), [step, car]);

  return {
    goBack() {
      const before = placeBefore({ step, car }, lastCar);
      if (entryOf(location)?.previous === before.step) navigate(-1);
      else goTo(before);
    },
  };
}

/** From a car's first step, Extras of the car before it; from Appointment, those of the last car. */
function placeBefore({ step, car }: WizardPlace, lastCar: number): WizardPlace {
  if (step === 0 && car > 0) return { step: extrasStep, car: car - 1 };
  return { step: step - 1, car: step === extrasStep + 1 ? lastCar : car };
}

/** The place that stands for an entry: for the beginning of a car that is gone, Extras, where it was added. */
function standIn({ step, car }: WizardPlace, lastCar: number): WizardPlace {
  return car > lastCar ? { step: step === 0 ? extrasStep : step, car: lastCar } : { step, car };
}

function isSame(one: WizardPlace, other: WizardPlace): boolean {
  return one.step === other.step && one.car === other.car;
}

function entryOf({ state }: Location): StepEntry | undefined {
  if (!isRecord(state) || typeof state.step !== 'number') return undefined;
  const { step, car, previous } = state;
  return {
    step,
    car: typeof car === 'number' ? car : 0,
    previous: typeof previous === 'number' ? previous : undefined,
  };
}

/** ID of the order that a history entry of the wizard belongs to; undefined for any other entry. */
export function orderIdOfEntry({ state }: Pick<Location, 'state'>): string | undefined {
  return isRecord(state) && typeof state.orderId === 'string' ? state.orderId : undefined;
}
