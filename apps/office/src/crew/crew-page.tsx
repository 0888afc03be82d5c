import { PageFallback } from '@tintforge/app-base/frame/page-fallback';
import { late } from '@tintforge/app-base/late/late';
import { Suspense } from 'react';
import { crewDoor } from '../shell/doors';
import { StaffGate } from '../shell/staff-gate';

/** The login is here before the code of the day. */
const CrewDayView = late(async () => (await import('./crew-day-view')).CrewDayView);

/** /crew: a crew's day on its phone, made for one hand in the sun. */
export function CrewPage() {
  return (
    <StaffGate door={crewDoor}>
      {(user) => (
        <Suspense fallback={<PageFallback />}>
          <CrewDayView key={user.id} role={user.role} />
        </Suspense>
      )}
    </StaffGate>
  );
}
