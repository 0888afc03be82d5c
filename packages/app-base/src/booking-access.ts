/** The caller: the holder of a booking's secret, or without one the logged-in user. */
export interface BookingAccess {
  bookingToken?: string;
}
