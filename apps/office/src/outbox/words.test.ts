import { mailKinds } from '@tintforge/api-contract';
import { expect, test } from 'vitest';
import { outboxWords } from './words';

test('every kind of email has a name of its own', () => {
  const names = mailKinds.map((kind) => outboxWords.kind(kind));
  expect(new Set(names).size).toBe(names.length);
});
