import type { BookingDetails } from '@tintforge/api-contract';
import type { BookingAccess } from '@tintforge/app-base/booking-access';
import { ComplianceDialog } from '@tintforge/app-base/compliance/lazy-dialog';
import { complianceWords as words } from '@tintforge/app-base/compliance/words';
import { Button, Icon } from '@tintforge/ui';
import { useState } from 'react';

interface ComplianceLinkProps {
  details: Pick<BookingDetails, 'trackingCode' | 'hasCompliance'>;
  access: BookingAccess;
  /** Another dialog of the booking is open. */
  isCovered?: boolean;
}

/** Opens the compliance sheet of a booking; nothing while it has none. */
export function ComplianceLink({
  details: { trackingCode, hasCompliance },
  access,
  isCovered = false,
}: ComplianceLinkProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (!hasCompliance) return null;
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>
        <Icon name="shield-check" />
        {words.open}
      </Button>
      {isOpen && !isCovered && (
        <ComplianceDialog trackingCode={trackingCode} access={access} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}
