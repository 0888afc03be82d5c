import { useEffect, useMemo, useState } from 'react';
import type { Location } from 'react-router-dom';
import { bookingOfOrder } from '../../lib/booking-tokens';
import { orderIdOfEntry } from './use-step-history';

/**
 * The tracking code of the booking that a history entry's order became; undefined while it is unpaid. Checked when the
 * entry is entered, and when the browser restores the page from its cache.
 */
export function usePaidOrder(location: Location): string | undefined {
  const [returns, setReturns] = useState(0);

  useEffect(() => {
    function notice({ persisted }: PageTransitionEvent) {
      if (persisted) setReturns((count) => count + 1);
    }
    window.addEventListener('pageshow', notice);
    return () => window.removeEventListener('pageshow', notice);
  }, []);

  return useMemo(() => {
    const orderId = orderIdOfEntry(location);
    return orderId === undefined ? undefined : bookingOfOrder({ orderId, now: Date.now() });
  }, [location, returns]);
}
