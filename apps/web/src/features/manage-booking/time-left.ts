const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Milliseconds in their two largest units, rounded down: "5 days 23 h", "3 h 20 min", "29 min". */
export function formatTimeLeft(leftMs: number): string {
  const days = Math.floor(leftMs / dayMs);
  const hours = Math.floor((leftMs % dayMs) / hourMs);
  const minutes = Math.floor((leftMs % hourMs) / minuteMs);
  if (days > 0) return join(days === 1 ? '1 day' : `${days} days`, hours > 0 && `${hours} h`);
  if (hours > 0) return join(`${hours} h`, minutes > 0 && `${minutes} min`);
  return minutes > 0 ? `${minutes} min` : 'under 1 min';
}

function join(...parts: (string | false)[]): string {
  return parts.filter((part) => part !== false).join(' ');
}
