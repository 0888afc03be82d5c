/** The light at each time of day; the colors are in the stylesheet. */
export const daylight = {
  dawn: { glare: 0.35, sun: 'translate(-40 -20)', shadow: { skew: 0, length: -0.1, strength: 0.3 } },
  noon: { glare: 0.75, sun: 'translate(90 -330)', shadow: { skew: -0.12, length: -0.07, strength: 0.42 } },
  dusk: { glare: 1, sun: 'translate(0 0)', shadow: { skew: -0.3, length: -0.37, strength: 0.5 } },
} satisfies Record<string, Daylight>;

/** A time of day of the scene. */
export type TimeOfDay = keyof typeof daylight;

export interface Daylight {
  /** Strength of bloom and of light on surfaces, 0–1. */
  glare: number;
  /** Position of the sun, as a transform from its place at dusk. */
  sun: string;
  /** The profile's shadow: its skew, its length (negative falls toward the viewer) and its strength, 0–1. */
  shadow: { skew: number; length: number; strength: number };
}
