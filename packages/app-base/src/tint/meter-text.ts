import { parseReading } from '@tintforge/booking-core';

/** Represents an invalid entry in a draft: no meter reads it, and unlike NaN it survives JSON. */
const nothingRead = -1;

/** Parses a meter reading, percent; below zero for an invalid one. */
export function meterPercentOf(text: string): number {
  return parseReading(text) ?? nothingRead;
}

/** A reading as shown in its field. */
export function meterTextOf(percent: number): string {
  return percent === nothingRead ? '' : String(percent);
}
