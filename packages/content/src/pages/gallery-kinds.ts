/** The kinds of pictures in the gallery, in the order of its filter; the id is in the URL. */
export const galleryKinds = [
  { id: 'cars', label: 'Cars' },
  { id: 'homes', label: 'Homes' },
  { id: 'business', label: 'Business' },
] as const;

/** One kind of pictures. */
export type GalleryKind = (typeof galleryKinds)[number]['id'];

/** The drawings that a gallery can have: four cars, and buildings from outside and inside. */
export const galleryDrawings = [
  'sedan',
  'suv',
  'truck',
  'coupe',
  'house',
  'office',
  'living',
  'bedroom',
  'cafe',
  'desks',
] as const;

/** The name of one of the gallery's drawings. */
export type GalleryDrawing = (typeof galleryDrawings)[number];
