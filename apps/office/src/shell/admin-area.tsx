import type { Elements } from '@tintforge/ui';
import { AdminFrame } from './admin-frame';
import { adminDoor } from './doors';
import { StaffGate } from './staff-gate';

/** The staff area: its frame and contents, for administrators. */
export function AdminArea({ children }: { children: Elements }) {
  return (
    <StaffGate door={adminDoor}>
      {(user) => (
        <AdminFrame key={user.id} user={user}>
          {children}
        </AdminFrame>
      )}
    </StaffGate>
  );
}
