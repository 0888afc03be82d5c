import { siteInput } from '@tintforge/api-contract';
import { vehicleTypes } from '@tintforge/content';
import * as z from 'zod';
import { storedTint, storedYear } from '../../lib/stored-fields';
import { useKeptForm } from '../../lib/use-kept-form';
import type { SeenVersion } from '../meanwhile-banner';
import { beginChange, type ChangedJob, type ChangeForm } from './change-form';

const text = z.string();

const storedForm = z.strictObject({
  customerName: text,
  customerEmail: text,
  customerPhone: text,
  vehicleType: z.enum(['', ...vehicleTypes.map(({ id }) => id)]),
  vehicleYear: storedYear,
  vehicleMake: text,
  vehicleModel: text,
  address: z.strictObject({ street: text, city: text }),
  zip: text,
  site: siteInput,
  notes: text,
  packageId: text,
  addOnIds: z.array(text),
  tint: storedTint,
  jobMinutes: text,
  price: text,
  crewId: text,
  appointmentTime: text,
}) satisfies z.ZodType<ChangeForm>;

const storedChange = z.strictObject({
  opened: z.strictObject({ version: z.int(), entries: z.int() }),
  tab: text,
  began: storedForm,
  typed: storedForm,
  overtaken: z.array(text),
  reason: text,
}) satisfies z.ZodType<KeptChange>;

/** A change as it is typed: the form as it began, as it is, and the paths of what others have changed, too. */
export interface KeptChange {
  /** The booking when the dialog was opened by its button. */
  opened: SeenVersion;
  /** The part on screen; empty for the first one. */
  tab: string;
  began: ChangeForm;
  typed: ChangeForm;
  overtaken: string[];
  reason: string;
}

/** A change that stays in the tab until it is sent: the form as it began, because only what differs from that is changed. */
export function useKeptChange(job: ChangedJob, entries: number) {
  return useKeptForm<KeptChange>(
    'change',
    () => {
      const began = beginChange(job);
      const opened = { version: job.version, entries };
      return { opened, tab: '', began, typed: began, overtaken: [], reason: '' };
    },
    (stored: unknown) => storedChange.safeParse(stored).data,
  );
}
