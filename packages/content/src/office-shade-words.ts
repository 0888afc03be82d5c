import { frontLimit } from '@tintforge/shop/law-words';

const open = 'The installer settles open shades with the customer at the car.';

/** The panel for choosing shades, for staff with the customer on the phone. */
export const officeShadeWords = {
  heading: 'The car and its glass',
  hint: `${open} ${frontLimit}`,
  /** The same for a car of another state, whose limits are its own. */
  hintElsewhere: open,
  remove: 'Decide all at the car',
  rest: 'Windows without a shade stay without film',
} as const;
