// @vitest-environment jsdom
import type { JobSheet } from '@tintforge/api-contract';
import { QueryScope } from '@tintforge/app-base/query-scope';
import { openPage } from '@tintforge/app-base/testing/open-page';
import { sampleJob } from '@tintforge/app-base/testing/sample-job';
import { darkTint, sampleTint } from '@tintforge/app-base/testing/sample-tint';
import { stubNetwork } from '@tintforge/app-base/testing/stub-network';
import { catalogue } from '@tintforge/content';
import { expect, test } from 'vitest';
import { JobSheets } from './job-sheets';
import { filmOf } from './sheet-facts';

/** A crew's day with the sample's job, which these facts change. */
function openSheets(facts: Partial<JobSheet>) {
  const { trackingCode, jobMinutes, status, customerName, customerPhone, address, site, notes, vehicleInfo } =
    sampleJob();
  const job: JobSheet = {
    ...{ trackingCode, jobMinutes, status, customerName, customerPhone, address, site, notes, vehicleInfo },
    start: '09:00',
    travelMinutes: 30,
    visit: { position: 2, count: 3 },
    toCollect: 0,
    packageId: 'sedan-premium',
    services: ['Sedan Premium'],
    preferredShade: null,
    tint: null,
    exemptionApproval: 'none',
    ...facts,
  };
  const crew = { id: 'tampa-1', name: 'Tampa Bay crew 1', members: '', regionName: 'Tampa Bay' };
  stubNetwork({
    'GET /api/admin/schedule/job-sheets': () => ({
      status: 200,
      body: { crew, date: '2026-12-08', jobs: [job], breaks: [] },
    }),
  });
  return openPage(
    '/admin',
    <QueryScope>
      <JobSheets crewId="tampa-1" date="2026-12-08" backPath="/admin" />
    </QueryScope>,
  );
}

test('the paper lists the agreed zones with their shades', async () => {
  const page = openSheets({ tint: sampleTint(), exemptionApproval: 'none' });
  await page.words('Front side windows: Carbon 35, lets in 37%');
  await page.words('Back glass: Carbon 15, lets in 16%');
});

test('of a job that takes several visits, the paper says which one it is', async () => {
  const page = openSheets({ tint: null, exemptionApproval: 'none' });
  await page.words('Visit 2 of 3');
});

test.each([
  ['pending', 'The exemption isn’t approved yet: no film darker than 28% here.'],
  ['refused', 'The exemption was refused: no film darker than 28% here.'],
  ['approved', 'With an approved exemption.'],
] as const)('an exemption that is %s is said beside its shade', async (approval, words) => {
  const page = openSheets({ tint: darkTint(approval), exemptionApproval: approval });
  await page.words(words);
});

test('an order without shades by zone lists none', async () => {
  const page = openSheets({ tint: null, exemptionApproval: 'none' });
  await page.words('Sedan Premium');
  expect(page.has('Shades chosen')).toBe(false);
});

test.each([
  [1, '$120.00 on site'],
  [2, '$120.00 on site, once for all 2 visits'],
])('what is due at a job of %d visits', async (count, words) => {
  const page = openSheets({ toCollect: 120, visit: { position: 1, count } });
  await page.words(words);
});

test('of several cars, each has its work and its shades on the paper', async () => {
  const car = { services: ['Sedan Premium'], preferredShade: null, exemptionApproval: 'none' } as const;
  const page = openSheets({
    tint: null,
    exemptionApproval: 'none',
    cars: [
      {
        ...car,
        number: 1,
        vehicleInfo: '2021 Sample Wagon (Sedan)',
        packageId: 'sedan-premium',
        services: [...car.services],
        tint: sampleTint(),
      },
      {
        ...car,
        number: 2,
        vehicleInfo: '2022 Sample Wagon (Sedan)',
        packageId: 'sedan-basic',
        services: ['Sedan Basic'],
        tint: darkTint('approved'),
        exemptionApproval: 'approved',
      },
    ],
  });
  await page.words('Car 1: 2021 Sample Wagon (Sedan)');
  await page.words('Car 2: 2022 Sample Wagon (Sedan)');
  for (const text of [
    'Sedan Premium',
    'Carbon 35',
    'Sedan Basic',
    filmOf(catalogue, 'sedan-basic'),
    'Carbon 25',
    'With an approved exemption.',
  ]) {
    expect(page.has(text), text).toBe(true);
  }
});
