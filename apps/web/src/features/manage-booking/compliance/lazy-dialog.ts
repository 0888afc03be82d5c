import { lazy } from 'react';

/** The compliance sheet by its own code: sheet, label and their printing are for whoever opens them. */
export const ComplianceDialog = lazy(async () => ({
  default: (await import('./compliance-dialog')).ComplianceDialog,
}));
