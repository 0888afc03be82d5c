/** Who is asking: the holder of a booking's secret, or, without one, whoever is logged in. */
export interface BookingAccess {
  bookingToken?: string;
}
