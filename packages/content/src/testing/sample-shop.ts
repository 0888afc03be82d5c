import { possibleStarts } from '@tintforge/booking-core';
import { addOns, catalogue, demoPlaces, films, packages } from '../index';

const [region] = catalogue.regions;
const [place = { city: region?.name ?? '', zip: '' }, otherPlace = place] = demoPlaces[region?.id ?? ''] ?? [];
const vehicle = catalogue.vehicleTypes[0];
const vehicleType = vehicle?.id ?? '';
const ofVehicle = packages.filter((each) => each.vehicleType === vehicleType);
const [basic, ...others] = ofVehicle;
const weekday = region?.week[2]?.starts ?? [];
const carbon = films.find(({ series }) => series === 'carbon')?.filmType;
/** Shades of tests are those of carbon film. */
const withCarbon = [...others, basic].find((each) => each?.filmType === carbon);

const addOn = addOns[3] ?? addOns.at(-1);
const otherAddOn = addOns[4] ?? addOns[0];

const ofOther = packages.find((each) => each.vehicleType !== vehicleType);
const [longer] = ofVehicle.toSorted((one, other) => other.minutes - one.minutes);
const [longest] = packages.toSorted((one, other) => other.minutes - one.minutes);
const longestAddOns = addOns.toSorted((one, other) => other.minutes - one.minutes).slice(0, 3);

const packageCents = withCarbon?.priceCents ?? 0;
const addOnCents = addOn?.priceCents ?? 0;
const otherAddOnCents = otherAddOn?.priceCents ?? 0;

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const morning = weekday.find((start) => start >= '09:00') ?? '09:00';
const everyStart = catalogue.regions.flatMap(({ week }) => week.flatMap((day) => day?.starts ?? []));
const minutes = (withCarbon?.minutes ?? 0) + (addOn?.minutes ?? 0);
const morningEnds = minutesOf(morning) + minutes + catalogue.travelMinutes;

/** Parts of the chosen shop's folder that tests book: its first region, first vehicle type and that vehicle's packages. */
export const sampleShop = {
  regionId: region?.id ?? '',
  regionName: region?.name ?? '',
  /** The region's phone line. */
  regionPhone: region?.phone ?? '',
  /** Minutes from now to the region's first start; none where customers wait for another day. */
  leadMinutes: region?.leadTime.kind === 'minutes' ? region.leadTime.minutes : 0,
  crewId: `${region?.id}-1`,
  otherCrewId: `${region?.id}-2`,
  zip: place.zip,
  city: place.city,
  /** Another place of the same region. */
  otherZip: otherPlace.zip,
  otherCity: otherPlace.city,
  /** One of each region, the first region's first. */
  zips: catalogue.regions.flatMap(({ id }) => demoPlaces[id]?.[0]?.zip ?? []),
  /** The last region. */
  farRegionId: catalogue.regions.at(-1)?.id ?? '',
  /** A ZIP code of it. */
  farZip: demoPlaces[catalogue.regions.at(-1)?.id ?? '']?.[0]?.zip ?? '',
  /** A customer's number in the region. */
  phone: `${region?.phone.slice(0, 6)}555-0167`,
  /** A morning start of its weekdays, nine or the next one after. */
  time: morning,
  /** The start after it. */
  nextTime: weekday[weekday.indexOf(morning) + 1] ?? morning,
  /** A start after noon to which a crew comes after a job with the package and the add-on at that time. */
  afternoon: weekday.find((start) => start >= '13:00' && minutesOf(start) >= morningEnds) ?? '13:00',
  /** A half hour after the morning start at which no region lets a job start, on any day. */
  unofferedTime: possibleStarts.find((time) => time > morning && !everyStart.includes(time)) ?? morning,
  /** The last start of a weekday. */
  lastTime: weekday.at(-1) ?? morning,
  /** All starts of a weekday, its beginning and its end. */
  starts: weekday,
  opens: region?.week[2]?.opens ?? '09:00',
  closes: region?.week[2]?.closes ?? '20:00',
  vehicleType,
  vehicleName: vehicle?.name ?? '',
  basicPackageId: basic?.id ?? '',
  basicPackageName: basic?.name ?? '',
  packageId: withCarbon?.id ?? '',
  packageName: withCarbon?.name ?? '',
  /** The package's film. */
  filmType: withCarbon?.filmType ?? '',
  /** The vehicle's package that takes the longest. */
  longerPackageId: longer?.id ?? '',
  longerMinutes: longer?.minutes ?? 0,
  longerCents: longer?.priceCents ?? 0,
  /** A package with another film for the same vehicle type. */
  otherFilmPackageId: ofVehicle.find(({ filmType }) => filmType !== withCarbon?.filmType)?.id ?? '',
  /** A package of another vehicle type, and that type. */
  otherVehiclePackageId: ofOther?.id ?? '',
  otherVehicleType: ofOther?.vehicleType ?? '',
  /** A shade of another film, by its product's name. */
  otherFilmShade: films.find(({ filmType }) => filmType !== withCarbon?.filmType)?.rows[0]?.product ?? '',
  addOnId: addOn?.id ?? '',
  addOnName: addOn?.name ?? '',
  otherAddOnId: otherAddOn?.id ?? '',
  /** All of them, those two first and then from the longest on. */
  addOnIds: [...new Set([addOn, otherAddOn, ...addOns.toSorted((one, other) => other.minutes - one.minutes)])].flatMap(
    (each) => each?.id ?? [],
  ),
  /** Minutes of a job with the package and the add-on, with the basic package, of each add-on, and of a drive. */
  minutes,
  basicMinutes: basic?.minutes ?? 0,
  addOnMinutes: addOn?.minutes ?? 0,
  otherAddOnMinutes: otherAddOn?.minutes ?? 0,
  travelMinutes: catalogue.travelMinutes,
  /** Of a job with the package and the add-on, its drive included: half hours of a crew. */
  cells: (minutes + catalogue.travelMinutes) / 30,
  /** Prices in cents: of the package, of each add-on, and of the package with the first add-on. */
  packageCents,
  addOnCents,
  otherAddOnCents,
  basicCents: basic?.priceCents ?? 0,
  totalCents: packageCents + addOnCents,
  /** The same total in dollars. */
  total: (packageCents + addOnCents) / 100,
  /** The order that takes the longest: the longest package with the three longest add-ons. */
  longest: {
    vehicleType: longest?.vehicleType ?? '',
    packageId: longest?.id ?? '',
    addOnIds: longestAddOns.map(({ id }) => id),
    totalPrice: [longest, ...longestAddOns].reduce((sum, each) => sum + (each?.priceCents ?? 0), 0) / 100,
  },
  /** The region's crews at first. */
  crewIds: Array.from({ length: region?.initialCrews ?? 0 }, (_, index) => `${region?.id}-${index + 1}`),
} as const;
