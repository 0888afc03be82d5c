import type { CarJob } from '@tintforge/api-contract';
import { ComplianceDialog } from '@tintforge/app-base/compliance/lazy-dialog';
import { Button, Icon } from '@tintforge/ui';
import { Suspense, useState } from 'react';
import { WindowsSection } from './windows-section';
import { windowsWords as words } from './words';

/** The customer's own sheet, as on their page. */

interface JobWindowsProps {
  job: Pick<
    CarJob,
    | 'trackingCode'
    | 'version'
    | 'status'
    | 'vehicleType'
    | 'film'
    | 'tint'
    | 'windows'
    | 'unmetered'
    | 'exemptionApproval'
  >;
  headingLevel: 'h2' | 'h3';
}

/** The windows of a job once its car is checked in, with their compliance sheet; nothing before. */
export function JobWindows({ job, headingLevel }: JobWindowsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { status, windows, trackingCode } = job;
  if (status !== 'in-progress' && status !== 'completed') return null;
  const hasSheet = status === 'completed' && windows !== null && windows.windows.length > 0;
  return (
    <WindowsSection job={job} headingLevel={headingLevel}>
      {hasSheet && (
        <div>
          <Button size="large" onClick={() => setIsOpen(true)}>
            <Icon name="printer" />
            {words.sheet}
          </Button>
        </div>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <ComplianceDialog trackingCode={trackingCode} access={{}} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </WindowsSection>
  );
}
