import type { CoastRegionId } from './regions';

/** A town with a pin. */
export type CoastTownId =
  | 'tampa'
  | 'clearwater'
  | 'st-petersburg'
  | 'bradenton'
  | 'sarasota'
  | 'fort-myers'
  | 'bonita-springs'
  | 'naples';

export interface CoastTown {
  id: CoastTownId;
  /** The pin. */
  x: number;
  y: number;
  /** Right edge of a name on the water; a name without it is to the right of its pin, on the region. */
  waterEnd?: number;
}

/** The towns of each region, from north to south. */
export const coastTowns: Record<CoastRegionId, readonly CoastTown[]> = {
  tampa: [{ id: 'tampa', x: 256.6, y: 134 }],
  clearwater: [
    { id: 'clearwater', x: 135.4, y: 140, waterEnd: 100 },
    { id: 'st-petersburg', x: 174.6, y: 212, waterEnd: 106 },
  ],
  sarasota: [
    { id: 'bradenton', x: 221, y: 338 },
    { id: 'sarasota', x: 231.7, y: 394 },
  ],
  naples: [
    { id: 'fort-myers', x: 474, y: 688, waterEnd: 302 },
    { id: 'bonita-springs', x: 495.4, y: 792, waterEnd: 437 },
    { id: 'naples', x: 495.4, y: 864, waterEnd: 453 },
  ],
};
