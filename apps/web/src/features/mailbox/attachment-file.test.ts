import { expect, test } from 'vitest';
import { attachmentFile } from './attachment-file';

test('an attachment is saved byte for byte', async () => {
  const bytes = Uint8Array.from([0, 127, 128, 255, 13, 10]);
  const base64 = Buffer.from(bytes).toString('base64');
  const file = attachmentFile({ name: 'appointment.ics', contentType: 'text/calendar', base64 });
  expect(new Uint8Array(await file.arrayBuffer())).toEqual(bytes);
  expect(file.type).toBe('text/calendar');
});
