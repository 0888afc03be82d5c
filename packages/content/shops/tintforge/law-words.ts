/** The shop's state by its name; the law itself is `home-law.ts`. */
export const homeStateName = 'Florida';

/** The collection of the state's laws, as sections are cited. */
export const homeStateCode = 'Florida Statutes';

/** The state as a jurisdiction of `@tintforge/tint-law`. */
export const homeJurisdiction = 'US-FL';

/** One sentence about the front side windows, below the choice of a shade. Law: docs/florida-law.md of the repository. */
export const frontLimit = 'Florida requires at least 28% on front side windows.';

/** True when the prices include the state's sales tax: pages and bills say so, also while no rate is set. */
export const pricesIncludeTax: boolean = true;
