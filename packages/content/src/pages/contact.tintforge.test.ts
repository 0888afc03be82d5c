import { contactPage } from '@tintforge/shop/pages/contact';
import { expect, test } from 'vitest';

test('the words of the form are fixed word for word', () => {
  expect(contactPage.form.sending).toBe('Sending...');
  expect(contactPage.sent).toEqual({
    title: 'Message Sent!',
    description: "We'll get back to you as soon as possible.",
  });
  expect(contactPage.notSent).toEqual({
    title: 'Something went wrong.',
    description: 'Your message could not be sent. Please try again later.',
  });
});

test('there are four questions, and the cure time is the specified one', () => {
  expect(contactPage.questions.items).toHaveLength(4);
  const windows = contactPage.questions.items.find(({ title }) => title.includes('windows'));
  expect(windows?.answer).toContain('3 to 5 days');
});

test('the three kinds of hours are named apart', () => {
  expect(new Set(contactPage.hours.doors.map(({ name }) => name)).size).toBe(3);
});
