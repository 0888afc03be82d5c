import { expect, test } from 'vitest';
import * as everything from './all';
import * as publicNames from './index';

test('the package exports exactly these values', () => {
  expect(Object.keys(publicNames).sort()).toEqual([
    'askedFacts',
    'bodies',
    'changesBetween',
    'fetchLaw',
    'hasLaw',
    'isLightPercent',
    'judgePane',
    'jurisdictionName',
    'jurisdictions',
    'lawTopics',
    'lawVerdictKinds',
    'lawZones',
    'lightThrough',
    'thinMarginPercent',
    'unknownCar',
  ]);
  expect(Object.keys(everything).sort()).toEqual(['lawOf', 'laws']);
});
