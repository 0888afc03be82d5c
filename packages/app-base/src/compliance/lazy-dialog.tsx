import { Suspense } from 'react';
import { late } from '../late/late';
import type { ComplianceDialogProps } from './compliance-dialog';

const Loaded = late(async () => (await import('./compliance-dialog')).ComplianceDialog);

/** The compliance sheet in a separate chunk: sheet, label and printing load only when it is opened. */
export function ComplianceDialog(props: ComplianceDialogProps) {
  return (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  );
}
