/**
 * Every half hour at which a shop may let appointments start, local to the shop: from 6:00 to 19:30. The starts that are
 * offered are data of each region ({@link OpeningDay}).
 */
export const possibleStarts = [
  '06:00',
  '06:30',
  '07:00',
  '07:30',
  '08:00',
  '08:30',
  '09:00',
  '09:30',
  '10:00',
  '10:30',
  '11:00',
  '11:30',
  '12:00',
  '12:30',
  '13:00',
  '13:30',
  '14:00',
  '14:30',
  '15:00',
  '15:30',
  '16:00',
  '16:30',
  '17:00',
  '17:30',
  '18:00',
  '18:30',
  '19:00',
  '19:30',
] as const;

/** One of {@link possibleStarts}. */
export type StartTime = (typeof possibleStarts)[number];

/** True for one of {@link possibleStarts}, written `HH:mm`. Whether a shop offers it is a question for its hours. */
export function isStartTime(text: string): text is StartTime {
  return possibleStarts.some((time) => time === text);
}

/** `HH:mm` → minutes since midnight: '09:30' → 570. Throws on anything else. */
export function minutesOfDay(time: string): number {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? [];
  if (hours === undefined || minutes === undefined) throw new RangeError(`Not a time of day: ${time}`);
  return Number(hours) * 60 + Number(minutes);
}

/** `HH:mm` as Americans read it: '13:00' → "1:00 PM". Throws on anything else. */
export function formatTime(time: string): string {
  const hours = Math.floor(minutesOfDay(time) / 60);
  return `${hours % 12 === 0 ? 12 : hours % 12}:${time.slice(3)} ${hours < 12 ? 'AM' : 'PM'}`;
}
