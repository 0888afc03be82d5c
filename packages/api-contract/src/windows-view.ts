import { glassZones, legalClasses, rulingKinds, tintNotes } from '@tintforge/booking-core';
import * as z from 'zod';
import { registration } from './registration';
import { answersInput } from './tint-request';
import { rulingLaw } from './tint-view';
import { instant } from './wire';

/** A law's ruling on a meter reading with film, as it was when it was recorded. */
const readingVerdict = z.strictObject({
  kind: z.enum(rulingKinds),
  /** The law of the ruling; null where none was verified. */
  law: rulingLaw.nullable(),
  /** Points above the law's minimum, negative below; null where there is no set percentage. */
  margin: z.number().nullable(),
  /** The law's minimum here, percent; null where there is no set percentage. */
  limitPercent: z.number().nullable(),
  /** The section that decides: "4513.241"; null where none was read. */
  statute: z.string().nullable(),
  /** Other windows that the ruling depends on, which aren't metered or are too dark; absent where it depends on none. */
  otherPanes: z.array(z.enum(glassZones)).optional(),
  /** The same in a sentence. */
  text: z.string(),
});

/** The crew's record of a window. */
export const windowView = z.strictObject({
  zone: z.enum(glassZones),
  /** Meter reading of the bare glass, percent; null without one. */
  glassPercent: z.number().nullable(),
  /** Meter reading of film and glass together, percent; null without one. */
  filmedPercent: z.number().nullable(),
  /** The film that was applied, as it was sold then; null where none was. */
  shadeId: z.string().nullable(),
  shade: z.string().nullable(),
  film: z.string().nullable(),
  /** The lot or roll that the film was cut from; may be empty. */
  lot: z.string(),
  /** Note on film that can't stay; empty where there is none. */
  removalNote: z.string(),
  /** On `filmedPercent`; null where that was not read. */
  verdict: readingVerdict.nullable(),
  /** True for a reading that is not legal and that the booking's approved exemption covers. */
  isCovered: z.boolean(),
});

/** The crew's record of a window, as {@link windowView} parses it. */
export type WindowView = z.infer<typeof windowView>;

/** The car for which readings are judged, and the notes next to their verdicts. */
export const meteredCar = z.strictObject({
  legalClass: z.enum(legalClasses),
  registeredIn: registration,
  notes: z.array(z.enum(tintNotes)),
});

/** All that the crew recorded of a car's windows, from front to back. */
export const windowsView = z.strictObject({
  ...meteredCar.shape,
  answers: answersInput,
  windows: z.array(windowView),
  recordedAt: instant,
  /** The staff member who recorded it last, by name. */
  recordedBy: z.string(),
});

/** All that the crew recorded of a car's windows, as {@link windowsView} reads it. */
export type WindowsView = z.infer<typeof windowsView>;
