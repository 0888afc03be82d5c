import { expect, test } from 'vitest';
import { hours } from './hours';

/** docs/product.md, Hours. */
test.each([
  ['shopAndPhone', 'Shop and phone', 'Mon-Fri 9am-6pm, Sat 10am-4pm, Sun closed'],
  ['office', 'Office', 'Mon-Fri 9AM-5PM'],
  ['appointmentsByPhone', 'Appointments by phone', 'Monday-Friday 09:00-17:00, Saturday 10:00-15:00'],
] as const)('%s', (variant, name, printed) => {
  expect(hours[variant].name).toBe(name);
  expect(hours[variant].lines.map((line) => `${line.days} ${line.hours}`).join(', ')).toBe(printed);
});
