import { Suspense } from 'react';
import { late } from '../late/late';
import type { ComplianceDialogProps } from './compliance-dialog';

const Loaded = late(async () => (await import('./compliance-dialog')).ComplianceDialog);

/** The compliance sheet by its own code: sheet, label and their printing are for whoever opens them. */
export function ComplianceDialog(props: ComplianceDialogProps) {
  return (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  );
}
