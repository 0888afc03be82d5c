/** The settings' rooms, by the ends of their addresses. */
export const settingsRooms = [
  'rules',
  'catalog',
  'areas',
  'hours',
  'crews',
  'closures',
  'calendars',
  'crew-calendars',
  'staff',
] as const;
