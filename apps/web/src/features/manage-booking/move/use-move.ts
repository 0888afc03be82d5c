import { useMutation } from '@tanstack/react-query';
import type { BookingDetails, RescheduleRequest } from '@tintforge/api-contract';
import { codeOf, detailsOf } from '@tintforge/api-contract/client';
import { api } from '@tintforge/app-base/api';
import { agreedAppointment } from '@tintforge/app-base/appointment';
import type { BookingAccess } from '@tintforge/app-base/booking-access';
import { shopToday } from '@tintforge/app-base/shop-time';
import { type ChosenStart, startOf } from '@tintforge/app-base/starts/day-choice';
import { useState } from 'react';
import { type AvailabilityQuestion, cacheDays, useAvailabilityOf } from '../../../lib/availability';
import { showIfCancelled } from '../cancelled-since';
import { dropMove, keepMove, readMove } from './move-draft';
import { goneProblem, moveProblem } from './move-problem';

/** The other cars of a booking of several, and the crews that begin with them. */
function furtherCarsOf({ cars = [], visits = [] }: BookingDetails): Pick<AvailabilityQuestion, 'further' | 'crews'> {
  const [, ...further] = cars.filter(({ status }) => status === 'standing');
  return further.length === 0 ? {} : { further, crews: visits.length > 1 ? 2 : 1 };
}

interface MoveOptions {
  details: BookingDetails;
  access: BookingAccess;
  onMoved: (details: BookingDetails) => void;
  /** It was cancelled since. */
  onCancelled: (details: BookingDetails) => void;
}

/** Reschedules a booking: the free starts for its order including its own time, the chosen start, and the move. */
export function useMove({ details, access, onMoved, onCancelled }: MoveOptions) {
  const { trackingCode, vehicleType, packageId, addOnIds, address, appointmentInstant } = details;
  const ownStart = agreedAppointment(details);
  const place = { trackingCode, access, appointmentInstant };
  const [{ date, time }, setChosen] = useState(() => readMove(place) ?? { date: ownStart.date, time: '' });
  const [isRefused, setIsRefused] = useState(false);
  const availability = useAvailabilityOf({
    zip: address.zip,
    order: { vehicleType: vehicleType ?? '', packageId, addOnIds },
    ...furtherCarsOf(details),
    from: shopToday(Date.now()),
    own: { trackingCode, ...access },
  });

  function choose(start: ChosenStart) {
    setChosen(start);
    keepMove(place, start);
  }

  function cancelled(current: BookingDetails) {
    dropMove(place);
    onCancelled(current);
  }

  const mutation = useMutation({
    mutationFn: (start: RescheduleRequest) =>
      api('rescheduleBooking', { params: { code: trackingCode }, body: start, ...access }),
    onSuccess(moved) {
      dropMove(place);
      onMoved(moved);
    },
    onError(error) {
      const taken = detailsOf(error, 'slot_taken');
      if (taken !== undefined) cacheDays(taken.days, furtherCarsOf(details).crews);
      else void availability.refetch();
      if (codeOf(error) === 'not_movable') void showIfCancelled({ details, access, onDone: cancelled });
      if (moveProblem(error).asksForAnotherStart) choose({ date, time: '' });
    },
  });

  const start = startOf(availability.data, { date, time });
  const isOwnStart = date === ownStart.date && time === ownStart.time;
  const canMove = start?.available === true && !isOwnStart;
  const isGone = time !== '' && availability.data !== undefined && !(canMove || isOwnStart);

  return {
    availability,
    date,
    time: isGone ? '' : time,
    /** The start to move to; undefined until a free one other than the booking's own is chosen. */
    start: canMove ? start : undefined,
    isRefused: isRefused && !canMove,
    isBusy: mutation.isPending,
    problem:
      (mutation.error === null ? undefined : moveProblem(mutation.error)) ??
      (isGone ? goneProblem({ date, time }) : undefined),
    chooseDate: (chosen: string) => choose({ date: chosen, time: '' }),
    chooseStart(chosen: ChosenStart) {
      choose(chosen);
      mutation.reset();
    },
    /** True for the booking's current start. */
    isOwn: (each: ChosenStart) => each.date === ownStart.date && each.time === ownStart.time,
    chooseTime(chosen: string) {
      choose({ date, time: chosen });
      mutation.reset();
    },
    /** Forgets what was chosen. */
    discard: () => dropMove(place),
    move() {
      if (canMove) mutation.mutate({ appointmentDate: date, appointmentTime: start.time });
      else setIsRefused(true);
    },
  };
}
