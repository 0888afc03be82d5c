import type { Testimonial } from '@tintforge/content/shapes';

/** Sample texts that show the form, in a demo only; the owner replaces them with real customers' (16 CFR 465). */
// @owner sample texts: put real customers’ words in their place, without `isSample`, or none
export const testimonials: readonly Testimonial[] = [
  {
    name: 'R. D.',
    initials: 'RD',
    role: 'SUV, ceramic, Westchase',
    isSample: true,
    rating: 5,
    content:
      'The steering wheel no longer burns my hands at five o’clock. They were in and out of the driveway before lunch.',
  },
  {
    name: 'L. P.',
    initials: 'LP',
    role: 'Luxury coupe, ceramic, Sarasota',
    isSample: true,
    rating: 5,
    content: 'They metered every window and wrote the reading down before they cut anything.',
  },
  {
    name: 'T. M.',
    initials: 'TM',
    role: 'Truck, carbon, Cape Coral',
    isSample: true,
    rating: 4.5,
    content: 'I could pick the shade from the table, and that is the shade I got.',
  },
];
