// A separate chunk: a page fetches it when a car may be of another state than the shop's.
import { fetchLaw, fetchStateLaws, isReadFor, type LawPack } from '@tintforge/tint-law';

export { otherStateWords } from '@tintforge/content';
export { jurisdictionName, jurisdictions } from '@tintforge/tint-law';

/** The laws of all states that were read; empty until a car needs them. */
export let stateLaws: readonly LawPack[] = [];

const windows = ['front-sides', 'rear-sides', 'quarter', 'back'] as const;

/** True for a law that was read for every window that is sold with film. */
export function isWhole(law: LawPack): boolean {
  return windows.every((zone) => isReadFor(law, zone));
}

/**
 * Brings the law of a state, and where that wasn't read for every window also the laws of all states: film that meets
 * every one can be booked there. Undefined for a state whose law was not read at all; rejects when something can't be had.
 */
export async function bringLawFile(code: string): Promise<LawPack | undefined> {
  const law = await fetchLaw(code);
  if (stateLaws.length === 0 && (law === undefined || !isWhole(law))) stateLaws = await fetchStateLaws();
  return law;
}
