import type { BookingRow } from '../../../db/schema';

/** Columns whose values history and audit name: ids, codes and figures, nothing that a person typed. */
const shown = [
  'vehicleYear',
  'vehicleType',
  'zip',
  'packageId',
  'jobMinutes',
  'totalCents',
  'appointmentTime',
  'crewId',
] as const;

/** Changed columns of a booking, for history and audit. */
export function differences(before: BookingRow, after: BookingRow) {
  const plain = shown.map((field) => ({ field, from: before[field], to: after[field] }));
  const addOns = { field: 'addOnIds', from: before.addOnIds.join(' '), to: after.addOnIds.join(' ') };
  const shades = { field: 'shades', from: shadesText(before), to: shadesText(after) };
  return [...plain, addOns, shades].filter(({ from, to }) => from !== to);
}

/** "front-sides carbon-35, back carbon-15", the shade of the whole car, or nothing. */
function shadesText({ tint, preferredShade }: BookingRow): string | null {
  const zones = tint?.zones ?? [];
  return zones.length === 0 ? preferredShade : zones.map(({ zone, shade }) => `${zone} ${shade.id}`).join(', ');
}
