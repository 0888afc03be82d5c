/** Stands in a draft for what is no number yet: no meter reads it, and unlike NaN it survives being kept as JSON. */
const nothingRead = -1;

/** What somebody typed as a meter's reading, percent; below zero for what is no number. */
export function meterPercentOf(text: string): number {
  const percent = text.trim() === '' ? Number.NaN : Number(text.replace('%', '').replace(',', '.'));
  return Number.isFinite(percent) ? percent : nothingRead;
}

/** A reading as it stands in its field. */
export function meterTextOf(percent: number): string {
  return percent === nothingRead ? '' : String(percent);
}
