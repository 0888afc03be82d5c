import type { Testimonial } from '@tintforge/content/shapes';

/** Sample texts that show the form, in a demo only; the owner replaces them with real customers' (16 CFR 465). */
// @owner sample texts: put real customers’ words in their place, without `isSample`, or none
export const testimonials: readonly Testimonial[] = [
  {
    name: 'K. V.',
    initials: 'KV',
    role: 'SUV, Shale, Longmont',
    isSample: true,
    rating: 5,
    content: 'It hailed the whole time. They had the door down and the radio on, and the car was done when it stopped.',
  },
  {
    name: 'J. O.',
    initials: 'JO',
    role: 'Sedan, Mica, Denver',
    isSample: true,
    rating: 4.5,
    content: 'I wanted darker. They showed me the meter and a night road on their tablet. I’m glad I listened.',
  },
  {
    name: 'S. B.',
    initials: 'SB',
    role: 'Truck, Basalt, Parker',
    isSample: true,
    rating: 5,
    content: 'Seven thirty means seven thirty.',
  },
];
