import { addOns, catalogue, demoPlaces, films, packages } from '@tintforge/content';

const [region] = catalogue.regions;
const [place = { city: region?.name ?? '', zip: '' }] = demoPlaces[region?.id ?? ''] ?? [];
const vehicleType = catalogue.vehicleTypes[0]?.id ?? '';
const [basic, ...others] = packages.filter((each) => each.vehicleType === vehicleType);
const carbon = films.find(({ series }) => series === 'carbon')?.filmType;
/** Shades of tests are those of carbon film. */
const withCarbon = [...others, basic].find((each) => each?.filmType === carbon);

/** Parts of the chosen shop's folder that tests book: its first region, first vehicle type and that vehicle's packages. */
export const sampleShop = {
  regionId: region?.id ?? '',
  crewId: `${region?.id}-1`,
  zip: place.zip,
  city: place.city,
  /** Of the last region. */
  farZip: demoPlaces[catalogue.regions.at(-1)?.id ?? '']?.[0]?.zip ?? '',
  /** A customer's number in the region. */
  phone: `${region?.phone.slice(0, 6)}555-0142`,
  /** A morning start of its weekdays, nine or the next one after. */
  time: region?.week[2]?.starts.find((start) => start >= '09:00') ?? '09:00',
  vehicleType,
  basicPackageId: basic?.id ?? '',
  packageId: withCarbon?.id ?? '',
  addOnId: (addOns[3] ?? addOns.at(-1))?.id ?? '',
  otherAddOnId: (addOns[4] ?? addOns[0])?.id ?? '',
} as const;
