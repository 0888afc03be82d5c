/** The 14 times an appointment can start, local to the shop: every half hour from 9:00 to 11:30 and from 13:00 to 16:30. */
export const startTimes = [
  '09:00',
  '09:30',
  '10:00',
  '10:30',
  '11:00',
  '11:30',
  '13:00',
  '13:30',
  '14:00',
  '14:30',
  '15:00',
  '15:30',
  '16:00',
  '16:30',
] as const;

/** One of {@link startTimes}. */
export type StartTime = (typeof startTimes)[number];

/** True for one of the 14 start times, written `HH:mm`. */
export function isStartTime(text: string): text is StartTime {
  return startTimes.some((time) => time === text);
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
