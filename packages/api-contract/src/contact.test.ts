import { describe, expect, test } from 'vitest';
import { contactMessage } from './contact';
import { contactServices } from './contact-services';

const message = {
  name: 'Al',
  email: 'al@tintforge.example',
  phone: '8135550142',
  service: 'Other',
  message: 'Ten chars.',
};

test('a message of the least that is asked for is taken', () => {
  expect(contactMessage.parse(message)).toEqual(message);
  expect(contactMessage.safeParse({ ...message, message: 'x'.repeat(500) }).success).toBe(true);
});

test.each(['813-555-0101 x12', '813-555-0101 ext. 12', '+44 20 7946 0018', '020 7946 0018'])(
  'the phone "%s" is taken',
  (phone) => {
    expect(contactMessage.safeParse({ ...message, phone }).success).toBe(true);
  },
);

describe('the messages are fixed word for word', () => {
  test.each([
    ['name', 'A', 'Name must be at least 2 characters'],
    ['email', 'al@', 'Please enter a valid email address'],
    ['phone', '813555014', 'Please enter a valid phone number'],
    ['phone', 'call me maybe', 'Please enter a valid phone number'],
    ['service', '', 'Please select a service'],
    ['service', 'Boats', 'Please select a service'],
    ['message', 'Too short', 'Message must be at least 10 characters'],
    ['message', 'x'.repeat(501), 'Message must be less than 500 characters'],
  ])('%s "%s": %s', (field, value, expected) => {
    expect(contactMessage.safeParse({ ...message, [field]: value }).error?.issues[0]?.message).toBe(expected);
  });
});

test('the services are those of the form', () => {
  expect(contactServices).toEqual([
    'Automotive Tinting',
    'Residential Tinting',
    'Commercial Tinting',
    'Paint Protection Film',
    'Other',
  ]);
});

test('nothing can be smuggled into a mail header', () => {
  for (const field of ['name', 'email', 'phone']) {
    expect(contactMessage.safeParse({ ...message, [field]: 'al@tintforge.example\r\nBcc: x@y.zz' }).success).toBe(
      false,
    );
  }
  expect(contactMessage.safeParse({ ...message, isAdmin: true }).success).toBe(false);
});
