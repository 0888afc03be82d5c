/** The tint law of the state that the shop is in. */
export { law as homeLaw } from '@tintforge/tint-law/states/us-fl';
