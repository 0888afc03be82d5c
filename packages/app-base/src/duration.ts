/** Minutes as people say them: "30 minutes", "1 hour", "2.5 hours"; odd quarters as "2 hours 15 minutes". */
export function formatDuration(minutes: number): string {
  if (minutes < 60) return `${minutes} minutes`;
  if (minutes % 30 === 0) return minutes === 60 ? '1 hour' : `${minutes / 60} hours`;
  return `${formatDuration(minutes - (minutes % 60))} ${minutes % 60} minutes`;
}

/** Minutes as a bare number of hours, for "2 to 3 hours". */
export function hoursFigure(minutes: number): string {
  return String(minutes / 60);
}
