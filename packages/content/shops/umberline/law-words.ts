/** The shop's state by its name; the law itself is `home-law.ts`. */
export const homeStateName = 'Colorado';

/** The collection of the state's laws, as sections are cited. */
export const homeStateCode = 'Colorado Revised Statutes';

/** The state as a jurisdiction of `@tintforge/tint-law`. */
export const homeJurisdiction = 'US-CO';

/** One sentence about the front side windows, below the choice of a shade (C.R.S. 42-4-227). */
export const frontLimit = 'Colorado requires at least 27% on front side windows.';

/** True when the prices include the state's sales tax: pages and bills say so, also while no rate is set. */
export const pricesIncludeTax: boolean = true;
