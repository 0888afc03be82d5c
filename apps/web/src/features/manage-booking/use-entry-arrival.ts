import { useNavigate } from '@tintforge/app-base/frame/link';
import { useLocation } from 'react-router-dom';
import { arrivalOf, arrivalState, type BookingArrival } from '../../lib/booking-arrival';

/** How a history entry led to a booking's page, and its confirmation, which stays open across reloads. */
export interface EntryArrival {
  from: BookingArrival | undefined;
  /** Opens the confirmation in this history entry. */
  open: () => void;
  /** Closes it there. */
  close: () => void;
}

/** How the current history entry led here. */
export function useEntryArrival(): EntryArrival {
  const { state } = useLocation();
  const navigate = useNavigate();
  return {
    from: arrivalOf(state),
    open: () => void navigate({}, { replace: true, state: arrivalState('paid') }),
    close: () => void navigate({}, { replace: true, state: null }),
  };
}
