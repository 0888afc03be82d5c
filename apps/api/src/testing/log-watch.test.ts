import { expect, test } from 'vitest';
import { watchLog } from './log-watch';

function told(line: string): boolean {
  const watch = watchLog();
  watch.stream.write(line);
  try {
    watch.expectNothingTold();
    return false;
  } catch {
    return true;
  }
}

test.each(['(813) 555-0142', '813-555-0142', '8135550142', '+18135550142', '555 4700', '"phone":"7275550143"'])(
  '%s is somebody’s telephone',
  (line) => {
    expect(told(line)).toBe(true);
  },
);

test.each([
  '{"level":30,"time":1795385554799}',
  '{"time":1798135550142}',
  '{"requestId":"01a2321e-a980-7000-8000-07ed5554799a"}',
  '{"requestId":"01a25550-1427-7000-8000-07edce1486aa"}',
])('a moment or an id is none, whatever its figures are: %s', (line) => {
  expect(told(line)).toBe(false);
});
