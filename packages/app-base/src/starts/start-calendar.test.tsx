// @vitest-environment jsdom
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Availability } from '@tintforge/api-contract';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { QueryScope } from '../query-scope';
import { eventually } from '../testing/eventually';
import { openPage } from '../testing/open-page';
import { StartCalendar } from './start-calendar';

/** A region without a free start, as no more of an answer is needed here. */
const answer = { days: [], crews: [] } as unknown as Availability;

test('days of the question before are busy until those of the new one are here', async () => {
  const waiting: (() => void)[] = [];
  function Asking({ zip }: { zip: string }) {
    const query = useQuery({
      queryKey: ['days', zip],
      queryFn: () => new Promise<Availability>((resolve) => waiting.push(() => resolve(answer))),
      placeholderData: keepPreviousData,
    });
    return <StartCalendar query={query} date="" time="" onChoose={() => undefined} onChooseStart={() => undefined} />;
  }
  const place = () => document.querySelector('[aria-busy]')?.getAttribute('aria-busy');
  function Page() {
    const [zip, setZip] = useState('first');
    return (
      <QueryScope>
        <button type="button" onClick={() => setZip('second')}>
          Other
        </button>
        <Asking zip={zip} />
      </QueryScope>
    );
  }
  const page = openPage('/', <Page />);
  await eventually(() => expect(waiting).toHaveLength(1));
  expect(place()).toBeUndefined();
  waiting[0]?.();
  await eventually(() => expect(place()).toBe('false'));
  await page.press('Other');
  await eventually(() => expect(place()).toBe('true'));
  waiting[1]?.();
  await eventually(() => expect(place()).toBe('false'));
});
