import type { GalleryPage } from '@tintforge/content/page-shapes';
import type { GalleryItem } from '@tintforge/content/shapes';

const items: readonly GalleryItem[] = [
  {
    id: 'sedan',
    kind: 'cars',
    title: 'Sedan, Premium, Westchase',
    film: 'Carbon 35 and 15',
    vltPercent: 16,
    frontVltPercent: 37,
  },
  { id: 'house', kind: 'homes', title: 'House, solar film, Lakewood Ranch', film: 'Solar 35', vltPercent: 35 },
  {
    id: 'truck',
    kind: 'cars',
    title: 'Truck, Ultimate, Cape Coral',
    film: 'Ceramic IR 50 and 25',
    vltPercent: 25,
    frontVltPercent: 50,
  },
  {
    id: 'coupe',
    kind: 'cars',
    title: 'Luxury, Elite, Naples',
    film: 'Ceramic IR 64 and 25',
    vltPercent: 25,
    frontVltPercent: 64,
  },
  { id: 'office', kind: 'business', title: 'Office building, solar film, Sarasota', film: 'Solar 20', vltPercent: 20 },
  { id: 'living', kind: 'homes', title: 'Living room by the water, Siesta Key', film: 'Solar 35', vltPercent: 35 },
  { id: 'cafe', kind: 'business', title: 'Café front, St. Petersburg', film: 'Solar 35', vltPercent: 35 },
  {
    id: 'suv',
    kind: 'cars',
    title: 'SUV, Basic, Dunedin',
    film: 'Hybrid 35 and 20',
    vltPercent: 19,
    frontVltPercent: 35,
  },
  { id: 'desks', kind: 'business', title: 'Desks above the bay, Tampa', film: 'Solar 20', vltPercent: 20 },
  { id: 'bedroom', kind: 'homes', title: 'Bedroom at night, Clearwater', film: 'Privacy film', vltPercent: 35 },
];

/** Words and pictures of the gallery. */
export const galleryPage = {
  heading: 'Before is on the left',
  lead: 'Drawn, not photographed. Every pane shows its film at the actual shade, and all of them let through the light that Florida requires. Drag the edge, or use the arrow keys.',
  filter: 'Which pictures',
  all: 'All',
  before: 'Before',
  edge: (title: string) => `${title}: how much of the finished work is shown`,
  items,
  note: 'Car shades are rows of our film tables. Solar shades are examples; we choose the film for a building with you.',
  closing: {
    heading: 'Which shade would yours be?',
    text: 'Choose it from your film’s table while you book. Your installer meters the glass and confirms the shade with you at the car.',
    book: 'Book Installation',
    compare: 'Compare the films',
  },
} as const satisfies GalleryPage;
