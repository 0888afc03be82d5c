/** A place in a crew's day. */
export interface Slot {
  crewId: string;
  cells: number[];
}
