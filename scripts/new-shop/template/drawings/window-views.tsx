import type { ComponentType } from 'react';

/** The views out of a car in the film explorer: those of the design system, a plain and a road, until the shop draws its own. */
// @owner the views that your customers have from their cars
export const CabinView: ComponentType | undefined = undefined;
export const RoadView: ComponentType | undefined = undefined;
