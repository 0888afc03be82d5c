import { expect, test } from 'vitest';
import * as everything from './all';
import * as publicNames from './index';

test('the package exports exactly these values', () => {
  expect(Object.keys(publicNames).sort()).toEqual([
    'askedFacts',
    'bodies',
    'changesBetween',
    'federalLabels',
    'fetchLaw',
    'fetchStateLaws',
    'hasLaw',
    'isLightPercent',
    'isReadFor',
    'isUnread',
    'judgePane',
    'jurisdictionName',
    'jurisdictions',
    'lawTopics',
    'lawVerdictKinds',
    'lawZones',
    'lightThrough',
    'limitsReflection',
    'meetsEveryLaw',
    'thinMarginPercent',
    'unknownCar',
  ]);
  expect(Object.keys(everything).sort()).toEqual(['lawOf', 'laws', 'stateLaws']);
});
