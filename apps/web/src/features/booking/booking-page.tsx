import { ToastRegion } from '../../lib/toast-region';
import { Wizard } from './wizard';

/** /booking: the wizard and its toasts. */
export function BookingPage() {
  return (
    <>
      <Wizard />
      <ToastRegion />
    </>
  );
}
