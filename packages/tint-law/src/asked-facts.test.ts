import { expect, test } from 'vitest';
import { lawOf, laws } from './all';
import { askedFacts } from './asked-facts';
import { type CarFacts, unknownCar } from './facts';
import { judgePane } from './judge-pane';
import { lawZones } from './law-zone';

const film = { readings: [{ percent: 40, onGlassPercent: 100 }], reflectancePercent: 5 };

test('a law asks for the facts that it rests on, and for no others', () => {
  const asked = (code: string) => [...askedFacts(lawOf(code) as NonNullable<ReturnType<typeof lawOf>>)].sort();
  expect(asked('US-FL')).toEqual(['tenPersonsOrFewer', 'truckChassisOrOffRoad']);
  expect(asked('US-AL')).toEqual([]);
  expect(asked('US-TX')).toEqual(['bothOutsideMirrors']);
  expect(asked('US-PA')).toContain('modelYear');
});

test('a fact that a law doesn’t ask for changes no verdict of it', () => {
  const others: Partial<CarFacts>[] = [
    { body: 'bus' },
    { bothOutsideMirrors: 'no' },
    { modelYear: 1980 },
    { federalLabel: 'truck' },
    { truckChassisOrOffRoad: 'yes' },
    { tenPersonsOrFewer: 'no' },
    { as1Line: 'visible' },
  ];
  for (const { law } of laws) {
    for (const other of others.filter((each) => !askedFacts(law).has(Object.keys(each)[0] as keyof CarFacts))) {
      for (const zone of lawZones) {
        const pane = (car: CarFacts) => ({ zone, car, film, glassPercent: 80 });
        const day = '2026-12-01';
        expect(judgePane(law, pane({ ...unknownCar, ...other }), day)).toEqual(judgePane(law, pane(unknownCar), day));
      }
    }
  }
});
