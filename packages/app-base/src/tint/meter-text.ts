/** Represents an invalid entry in a draft: no meter reads it, and unlike NaN it survives JSON. */
const nothingRead = -1;

/** Parses a meter reading, percent; below zero for an invalid one. */
export function meterPercentOf(text: string): number {
  const percent = text.trim() === '' ? Number.NaN : Number(text.replace('%', '').replace(',', '.'));
  return Number.isFinite(percent) ? percent : nothingRead;
}

/** A reading as shown in its field. */
export function meterTextOf(percent: number): string {
  return percent === nothingRead ? '' : String(percent);
}
