import type { BookingDetails } from '@tintforge/api-contract';
import { useNavigate } from '@tintforge/app-base/frame/link';
import { paths } from '@tintforge/app-base/paths';
import { bringLaw } from '@tintforge/app-base/tint/state-laws';
import { bookAgain } from './book-again';

/** Returns a function that opens the wizard, prefilled with an earlier booking; undefined for the work of a quote. */
export function useBookAgain(details: BookingDetails): (() => Promise<void>) | undefined {
  const navigate = useNavigate();
  if (details.vehicleType === null) return undefined;
  return async () => {
    // Shades are judged by the law of the car's state, which may have to be fetched.
    await Promise.all([details, ...(details.cars ?? [])].map(({ tint }) => bringLaw(tint ?? {})));
    bookAgain(details);
    await navigate(paths.booking);
  };
}
