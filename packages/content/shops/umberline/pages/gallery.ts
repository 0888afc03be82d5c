import type { GalleryPage } from '@tintforge/content/page-shapes';
import type { GalleryItem } from '@tintforge/content/shapes';

const items: readonly GalleryItem[] = [
  {
    id: 'suv',
    kind: 'cars',
    title: 'SUV, Treeline, Longmont',
    film: 'Shale 35 all around',
    vltPercent: 35,
    frontVltPercent: 35,
  },
  {
    id: 'truck',
    kind: 'cars',
    title: 'Pickup, Foothill, Commerce City',
    film: 'Basalt 30 all around',
    vltPercent: 32,
    frontVltPercent: 32,
  },
  {
    id: 'sedan',
    kind: 'cars',
    title: 'Sedan, Treeline, Wash Park',
    film: 'Shale 50 all around',
    vltPercent: 41,
    frontVltPercent: 41,
  },
  {
    id: 'coupe',
    kind: 'cars',
    title: 'Coupe, Summit, Cherry Hills',
    film: 'Mica 64 and 50',
    vltPercent: 50,
    frontVltPercent: 64,
  },
];

/** Words and pictures of the gallery. */
export const galleryPage = {
  heading: 'Four cars, half done',
  lead: 'Drawn by us, at each film’s true darkness, and all of it as light as Colorado asks. Pull the edge, or use the arrow keys.',
  filter: 'Which pictures',
  all: 'All',
  before: 'Bare',
  edge: (title: string) => `${title}: how much of the finished work is shown`,
  items,
  note: 'The shades are rows of our film tables.',
  closing: {
    heading: 'And yours?',
    text: 'Pick a shade as you book. The crew reads your glass first and settles it with you at the car.',
    book: 'Find a Start Time',
    compare: 'The films, compared',
  },
} as const satisfies GalleryPage;
