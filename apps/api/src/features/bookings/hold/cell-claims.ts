import type { CrewDay } from '@tintforge/booking-core';
import type { Slot } from './slot';

/**
 * The half hours that holds of this process have chosen and not written yet. Another hold takes others, where there are any: those who
 * want one start at the same moment would all get the crew that is next, and all but one would lose the round. The database
 * decides; this only makes fewer of them lose.
 */
export interface CellClaims {
  /** The crews of a day, with what is claimed of it taken too. */
  around(crews: readonly CrewDay[], date: string): CrewDay[];
  claim(date: string, slots: readonly Slot[]): void;
  /** After they are written, or weren't. */
  release(date: string, slots: readonly Slot[]): void;
}

/** No claims yet. */
export function createCellClaims(): CellClaims {
  const claimed = new Map<string, Slot[]>();
  return {
    around(crews, date) {
      const slots = claimed.get(date);
      if (slots === undefined) return [...crews];
      return crews.map((crew) => {
        const cells = slots.filter(({ crewId }) => crewId === crew.crewId).flatMap((slot) => slot.cells);
        return cells.length === 0 ? crew : { ...crew, takenCells: new Set([...crew.takenCells, ...cells]) };
      });
    },
    claim(date, slots) {
      claimed.set(date, [...(claimed.get(date) ?? []), ...slots]);
    },
    release(date, slots) {
      const left = (claimed.get(date) ?? []).filter((slot) => !slots.includes(slot));
      if (left.length === 0) claimed.delete(date);
      else claimed.set(date, left);
    },
  };
}
