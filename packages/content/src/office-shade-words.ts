import { frontLimit } from '@tintforge/shop/law-words';

/** The panel for choosing shades, for staff with the customer on the phone. */
export const officeShadeWords = {
  heading: 'The car and its glass',
  hint: `The installer settles open shades with the customer at the car. ${frontLimit}`,
  remove: 'Decide all at the car',
  rest: 'Windows without a shade stay without film',
} as const;
