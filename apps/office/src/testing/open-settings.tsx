import type {
  CalendarFeed,
  ClosureOutcome,
  CrewRecord,
  HoursRecord,
  ShopSettings,
  StaffMember,
} from '@tintforge/api-contract';
import type { OwnAddress } from '@tintforge/app-base/frame/link';
import { paths } from '@tintforge/app-base/paths';
import { queryClient } from '@tintforge/app-base/query-client';
import { QueryScope } from '@tintforge/app-base/query-scope';
import { openPage } from '@tintforge/app-base/testing/open-page';
import { keepLogin, sampleUser } from '@tintforge/app-base/testing/sample-account';
import type { StubAnswer } from '@tintforge/app-base/testing/stub-api';
import { stubNetwork } from '@tintforge/app-base/testing/stub-network';
import { ToastRegion } from '@tintforge/app-base/toasts/toast-region';
import { addOns, catalogue, regions } from '@tintforge/content';
import { sampleShop } from '@tintforge/content/testing/sample-shop';
import { Route, Routes } from 'react-router-dom';
import {
  AreasRoom,
  CalendarsRoom,
  CatalogueRoom,
  ClosuresRoom,
  CrewCalendarsRoom,
  CrewsRoom,
  HoursRoom,
  RulesRoom,
  SettingsTab,
  StaffRoom,
} from '../settings';
import { sampleCatalogue } from './sample-catalogue';
import { sampleOpening } from './sample-schedule';

const { crewId, regionId } = sampleShop;
/** An extra that the crew doesn’t do. */
export const skill = addOns[1];

export const owner = sampleUser({ id: 'owner', username: 'the-owner', role: 'admin' });

export const settings: ShopSettings = {
  version: 3,
  rules: {
    lateFeePercent: 25,
    depositPercent: null,
    holdMinutes: 15,
    travelMinutes: 30,
    reminderHours: 24,
    leadTimes: Object.fromEntries(
      regions.map(({ id }, index) => [
        id,
        index === 0 ? ({ kind: 'minutes', minutes: 120 } as const) : ({ kind: 'next-working-day' } as const),
      ]),
    ),
  },
  changed: { at: '2026-12-01T14:12:00.000Z', by: 'the-owner' },
};

/** Monday to Saturday alike, in every region. */
const week = [null, ...Array.from({ length: 6 }, () => ({ ...sampleOpening, starts: [...sampleOpening.starts] }))];

export const hours: HoursRecord = {
  version: 4,
  hours: {
    weeks: Object.fromEntries(regions.map(({ id }) => [id, week])),
    printed: catalogue.hours,
    holidays: {},
  },
  changed: null,
};

export const crew: CrewRecord = {
  id: crewId,
  version: 2,
  regionId,
  name: 'Crew One',
  members: '',
  isActive: true,
  workingDays: [1, 2, 3, 4, 5, 6],
  hours: [],
  absences: [],
  missingSkills: [skill?.id ?? ''],
  jobsAhead: 2,
};

export const member: StaffMember = {
  id: 'installer',
  version: 1,
  username: 'installer',
  firstName: 'Sam',
  lastName: '',
  email: '',
  isEmailOpen: false,
  role: 'crew',
  regionId,
  isActive: true,
  hasFactor: false,
  lastSeen: null,
};

export const standing: ClosureOutcome['standing'] = {
  count: 1,
  bookings: [
    {
      trackingCode: 'TF-AAAA-AAAA',
      date: '2026-12-08',
      time: '09:00',
      regionId,
      crewName: 'Crew One',
      customerName: 'Sample Customer',
      totalPrice: sampleShop.total,
      reason: 'The crew doesn’t work on this day',
    },
  ],
};

export const feed: CalendarFeed = { id: 'shop', kind: 'shop', name: '', url: null };

/**
 * A page of the settings, with the ways to the others, in this tab's current history entry, as after a reload; at first,
 * that is where the tab begins.
 */
export function openSettings(
  address: OwnAddress,
  answers: Record<string, (body: Record<string, unknown>) => StubAnswer> = {},
) {
  queryClient.clear();
  keepLogin();
  const ok = (body: unknown) => (): StubAnswer => ({ status: 200, body });
  const known: Record<string, (body: Record<string, unknown>) => StubAnswer> = {
    'GET /api/auth/user': ok({ user: owner }),
    'GET /api/admin/settings': ok(settings),
    'GET /api/admin/catalog': ok(sampleCatalogue),
    'GET /api/admin/crews': ok({ crews: [crew] }),
    'GET /api/admin/hours': ok(hours),
    'GET /api/admin/closures': ok({ closures: [] }),
    'GET /api/admin/calendars': ok({ feeds: [feed] }),
    'GET /api/admin/crew-calendars': ok({ crews: [] }),
    'GET /api/admin/staff': ok({
      staff: [{ ...member, id: 'owner', username: 'the-owner', firstName: '', role: 'admin' }, member],
    }),
    ...answers,
  };
  const seen = stubNetwork(
    Object.fromEntries(Object.entries(known).map(([call, answer]) => [call, ({ body }) => answer(body)])),
  );
  const page = openPage(
    address,
    <QueryScope>
      <Routes>
        <Route path={paths.adminSettings} element={<SettingsTab />} />
        <Route path={paths.adminRules} element={<RulesRoom />} />
        <Route path={paths.adminCatalog} element={<CatalogueRoom />} />
        <Route path={paths.adminAreas} element={<AreasRoom />} />
        <Route path={paths.adminHours} element={<HoursRoom />} />
        <Route path={paths.adminCrews} element={<CrewsRoom />} />
        <Route path={paths.adminClosures} element={<ClosuresRoom />} />
        <Route path={paths.adminCalendars} element={<CalendarsRoom />} />
        <Route path={paths.adminCrewCalendars} element={<CrewCalendarsRoom />} />
        <Route path={paths.adminStaff} element={<StaffRoom />} />
      </Routes>
      <a href="/admin/bookings">Bookings</a>
      <ToastRegion />
    </QueryScope>,
    window.history.state,
  );
  const sent = (path: string) => seen.filter(({ method, url }) => method === 'POST' && url.pathname === path);
  return { page, sent };
}
