/** The days of the week, Sunday first. */
export const weekdayNames = [
  { short: 'Sun', long: 'Sunday' },
  { short: 'Mon', long: 'Monday' },
  { short: 'Tue', long: 'Tuesday' },
  { short: 'Wed', long: 'Wednesday' },
  { short: 'Thu', long: 'Thursday' },
  { short: 'Fri', long: 'Friday' },
  { short: 'Sat', long: 'Saturday' },
] as const;

/** Weekdays as printed hours list them, 0 for Sunday: a week of work begins with Monday. */
export const fromMonday = [1, 2, 3, 4, 5, 6, 0] as const;

/** The long name of a weekday, 0 for Sunday. */
export function weekdayName(weekday: number): string {
  return weekdayNames[weekday]?.long ?? '';
}

/** Weekdays in words, from Monday on, days in a row as a span: "Monday to Saturday", "Tuesday, Friday to Sunday". */
export function weekdaysText(days: readonly number[]): string {
  const runs: { first: number; last: number }[] = [];
  let isJoined = false;
  for (const day of fromMonday) {
    const isNamed = days.includes(day);
    const before = runs.at(-1);
    if (isNamed && isJoined && before !== undefined) before.last = day;
    else if (isNamed) runs.push({ first: day, last: day });
    isJoined = isNamed;
  }
  return runs
    .map(({ first, last }) => (first === last ? weekdayName(first) : `${weekdayName(first)} to ${weekdayName(last)}`))
    .join(', ');
}
