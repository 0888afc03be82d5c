import { Main } from '@tintforge/app-base/frame/main-region';
import { parseTrackingCode } from '@tintforge/booking-core';
import { useParams } from 'react-router-dom';
import { StaffCheckIn } from '../at-the-car';
import { crewDoor } from '../shell/doors';
import { StaffGate } from '../shell/staff-gate';

/**
 * /check-in/:code: the job of a pass that staff scanned with the phone's own camera. The code on a pass leads to the
 * booking's page of the site, which sends staff on to here.
 */
export function ScannedPassPage() {
  const { code = '' } = useParams();
  return (
    <StaffGate door={crewDoor}>
      {({ role }) => (
        <Main>
          <StaffCheckIn trackingCode={parseTrackingCode(code) ?? code} role={role} />
        </Main>
      )}
    </StaffGate>
  );
}
