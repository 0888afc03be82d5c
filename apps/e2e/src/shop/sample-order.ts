/** The customer of all stories. */
export const customer = {
  name: 'Sample Customer',
  email: 'sample@tintforge.example',
  phone: '(727) 555-0142',
  year: '2024',
  make: 'Sample',
  model: 'Roadster',
  street: '12 Sample Street',
  city: 'Clearwater',
} as const;

/** In the region that a demo leaves free of bookings. */
export const freeZip = '33755';

/** The body of POST /api/bookings for another customer's order, without a browser. */
export function neighborOrder({ date, time, number }: { date: string; time: string; number: number }) {
  return {
    vehicleType: 'sedan',
    vehicleYear: 2024,
    vehicleMake: 'Sample',
    vehicleModel: 'Wagon',
    packageId: 'sedan-basic',
    addOnIds: [] as string[],
    appointmentDate: date,
    appointmentTime: time,
    zip: freeZip,
    customerName: 'Sample Neighbor',
    customerEmail: `neighbor${number}@tintforge.example`,
    customerPhone: `727555${String(2000 + number)}`,
    address: { street: `${number} Sample Street`, city: 'Clearwater' },
    site: { garage: 'yes', shade: 'yes', power: 'yes' },
    notes: '',
    totalPrice: 249.99,
  };
}

/** An order as the api takes it. */
export type NeighborOrder = ReturnType<typeof neighborOrder>;

/** The longest job there is: it takes a crew from 9:00 to 20:00. */
export function wholeDayOrder(order: { date: string; number: number }): NeighborOrder {
  return {
    ...neighborOrder({ ...order, time: '09:00' }),
    vehicleType: 'luxury',
    packageId: 'luxury-complete',
    addOnIds: ['tint-removal', 'ppf-hood', 'ppf-bumper', 'headlight-tinting', 'ceramic-coating'],
    totalPrice: 2549.94,
  };
}
