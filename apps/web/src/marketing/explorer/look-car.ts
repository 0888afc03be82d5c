import { isFromHome } from '@tintforge/app-base/tint/state-laws';
import type { CarAnswers, Registration } from '@tintforge/booking-core';
import type { Look } from './look';

// A separate file: only the questions about the car need it.

/** Sets an answer to a question about the car. */
export function withAnswer(look: Look, answer: Partial<CarAnswers>): Look {
  return { ...look, answers: { ...look.answers, ...answer } };
}

/** Sets where the car is registered; the shop's own state is not stored. */
export function withRegistration({ registeredIn: _, ...look }: Look, registeredIn: Registration): Look {
  return isFromHome({ registeredIn }) ? look : { ...look, registeredIn };
}
