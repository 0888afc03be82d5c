/** The shop's state by its name; the law itself is `home-law.ts`. */
export const homeStateName = '{{state}}';

/** The collection of the state's laws, as sections are cited. */
// @owner the name of the state's code
export const homeStateCode = '{{stateCode}}';

/** The state as a jurisdiction of `@tintforge/tint-law`. */
export const homeJurisdiction = '{{jurisdiction}}';

/** One sentence about the front side windows, below the choice of a shade. */
export const frontLimit = '{{frontLimit}}';

/** True when the prices include the state's sales tax: pages and bills say so, also while no rate is set. */
// @owner true where your prices include it, as your accountant confirms
export const pricesIncludeTax: boolean = false;
