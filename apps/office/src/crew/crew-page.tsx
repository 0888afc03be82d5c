import { crewDoor } from '../shell/doors';
import { StaffGate } from '../shell/staff-gate';
import { CrewDayView } from './crew-day-view';

/** /crew: a crew's day on its phone, made for one hand in the sun. */
export function CrewPage() {
  return <StaffGate door={crewDoor}>{(user) => <CrewDayView key={user.id} role={user.role} />}</StaffGate>;
}
