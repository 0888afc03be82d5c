import { describe, expect, test } from 'vitest';
import { publicBooking } from './booking';
import { bookingRequest } from './booking-requests';
import { contactInput } from './contact-input';

const contact = {
  customerName: 'Sample Customer',
  customerEmail: 'customer@tintforge.example',
  customerPhone: '(813) 555-0142',
  vehicleYear: 2024,
  vehicleMake: 'Sample',
  vehicleModel: 'Sedan',
  address: { street: '1 Sample Street', city: 'Tampa' },
  site: { garage: 'no', shade: 'yes', power: 'not-sure' },
};

const request = {
  ...contact,
  vehicleType: 'sedan',
  packageId: 'sedan-premium',
  addOnIds: ['headlight-tinting'],
  appointmentDate: '2026-12-01',
  appointmentTime: '09:00',
  zip: '33602',
  notes: '',
  totalPrice: 449.98,
};

test('a complete request is taken as it is, its phone as it is stored', () => {
  expect(bookingRequest.parse(request)).toEqual({ ...request, customerPhone: '8135550142' });
});

test.each([
  [{}, { garage: null, shade: null, power: null }],
  [
    { garage: null, power: 'no' },
    { garage: null, shade: null, power: 'no' },
  ],
  // Earlier clients send an empty box as false, which is no answer.
  [
    { garage: true, shade: false, power: false },
    { garage: 'yes', shade: null, power: null },
  ],
])('of the place, %j is read as %j', (site, expected) => {
  expect(bookingRequest.parse({ ...request, site }).site).toEqual(expected);
});

test.each([{ garage: 'maybe' }, { lift: 'yes' }, null])('of the place, %j is refused', (site) => {
  expect(bookingRequest.safeParse({ ...request, site }).success).toBe(false);
});

describe('a client cannot say', () => {
  test.each(['trackingCode', 'status', 'paymentStatus', 'vehicleInfo', 'services'])('%s', (key) => {
    expect(bookingRequest.safeParse({ ...request, [key]: 'x' }).error?.issues[0]?.code).toBe('unrecognized_keys');
  });
});

describe('the messages of the contact step are fixed word for word', () => {
  test.each([
    ['customerName', 'J', 'Name must be at least 2 characters'],
    ['customerName', '', 'Name must be at least 2 characters'],
    ['customerEmail', 'nobody', 'Please enter a valid email address'],
    ['customerEmail', '', 'Please enter a valid email address'],
    ['customerPhone', '555', 'Please enter a valid phone number'],
    ['vehicleMake', ' ', 'Please select a vehicle make'],
    ['vehicleModel', '', 'Please select a vehicle model'],
  ])('%s %j', (field, value, message) => {
    expect(contactInput.safeParse({ ...contact, [field]: value }).error?.issues[0]?.message).toBe(message);
  });
});

test('the public view has no name, contact, address or money', () => {
  expect(Object.keys(publicBooking.shape).sort()).toEqual([
    'appointmentDate',
    'appointmentInstant',
    'appointmentTime',
    'region',
    'services',
    'status',
    'trackingCode',
  ]);
});
