import { startRefusals } from '@tintforge/booking-core';
import { expect, test } from 'vitest';
import { goneWords } from './gone-words';

test('a chosen start is called taken only where others took it', () => {
  for (const reason of startRefusals) {
    const { title, message } = goneWords(reason);
    expect([reason, /taken/i.test(`${title} ${message}`)]).toEqual([reason, reason === 'taken']);
  }
});
