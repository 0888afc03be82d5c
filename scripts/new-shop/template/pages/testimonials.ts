import type { Testimonial } from '@tintforge/content/shapes';

/** A sample text that shows the form, in a demo only; the owner replaces it with a real customer's (16 CFR 465). */
// @owner sample text: put real customers’ words in its place, without `isSample`, or none
export const testimonials: readonly Testimonial[] = [
  {
    name: 'A. B.',
    initials: 'AB',
    role: 'Sample text',
    isSample: true,
    rating: 5,
    content: 'What customers write about you goes here.',
  },
];
