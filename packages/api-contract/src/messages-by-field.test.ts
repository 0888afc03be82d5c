import { expect, test } from 'vitest';
import * as z from 'zod';
import { messagesByField } from './messages-by-field';

const order = z.object({
  name: z
    .string()
    .min(2, 'Too short')
    .regex(/^[A-Z]/, 'No capital'),
  windows: z.array(z.object({ room: z.string().min(1, 'No room'), count: z.number().min(1, 'No count') })),
});

const refused = order.safeParse({
  name: 'a',
  windows: [
    { room: 'Den', count: 1 },
    { room: '', count: 0 },
  ],
}).error;

test('each field has its first message, by its path', () => {
  expect(messagesByField(refused)).toEqual({
    name: 'Too short',
    'windows.1.room': 'No room',
    'windows.1.count': 'No count',
  });
});

test('several paths can be one field of a form, which has the first of their messages', () => {
  const messages = messagesByField(refused, (path) => path.split('.')[0] ?? '');
  expect(messages).toEqual({ name: 'Too short', windows: 'No room' });
});

test('what was accepted has none', () => {
  expect(messagesByField(order.safeParse({ name: 'An', windows: [] }).error)).toEqual({});
});
