/**
 * The city that the US Postal Service prefers for each ZIP code, for the prefixes that the shop serves (regions.ts).
 * Written down from general knowledge of the USPS city names in November 2026, not copied from a USPS file, and only where
 * there was no doubt: codes of places that go by several names (St. Pete Beach 33706, Madeira Beach 33708, Lakewood Ranch
 * 34202 and 34211, Weeki Wachee 34613, Holmes Beach 34217) are left out, and so are box-only codes. A code that is missing
 * means only that the city is typed. Everything that begins with 336 is Tampa.
 */
const zipsOfCities: Readonly<Record<string, string>> = {
  Tampa: '336',
  'Apollo Beach': '33572',
  Balm: '33503',
  Brandon: '33510 33511',
  'Dade City': '33523 33525',
  Dover: '33527',
  Gibsonton: '33534',
  Lithia: '33547',
  Lutz: '33548 33549 33558 33559',
  Odessa: '33556',
  'Plant City': '33563 33565 33566 33567',
  Riverview: '33569 33578 33579',
  Ruskin: '33570',
  'San Antonio': '33576',
  Seffner: '33584',
  'Sun City Center': '33573',
  Thonotosassa: '33592',
  Valrico: '33594 33596',
  'Wesley Chapel': '33543 33544 33545',
  Wimauma: '33598',
  Zephyrhills: '33540 33541 33542',

  'Belleair Beach': '33786',
  Brooksville: '34601 34602 34604',
  Clearwater: '33755 33756 33759 33760 33761 33762 33763 33764 33765 33767',
  Dunedin: '34698',
  Holiday: '34690 34691',
  Hudson: '34667 34669',
  'Indian Rocks Beach': '33785',
  'Land O Lakes': '34637 34638 34639',
  Largo: '33770 33771 33773 33774 33778',
  'New Port Richey': '34652 34653 34654 34655',
  Oldsmar: '34677',
  'Palm Harbor': '34683 34684 34685',
  'Pinellas Park': '33781 33782',
  'Port Richey': '34668',
  'Safety Harbor': '34695',
  Seminole: '33772 33776 33777',
  'Spring Hill': '34606 34608 34609',
  'St. Petersburg': '33701 33702 33703 33704 33705 33707 33709 33710 33711 33712 33713 33714 33715 33716',
  'Tarpon Springs': '34688 34689',

  'Anna Maria': '34216',
  Arcadia: '34266 34269',
  Bradenton: '34203 34205 34207 34208 34209 34210 34212',
  Ellenton: '34222',
  Englewood: '34223 34224',
  'Longboat Key': '34228',
  'Myakka City': '34251',
  Nokomis: '34275',
  'North Port': '34286 34287 34288 34289 34291',
  Osprey: '34229',
  Palmetto: '34221',
  Parrish: '34219',
  Sarasota: '34231 34232 34233 34234 34235 34236 34237 34238 34239 34240 34241 34242 34243',
  Venice: '34285 34292 34293',

  Alva: '33920',
  'Boca Grande': '33921',
  Bokeelia: '33922',
  'Bonita Springs': '34134 34135',
  'Cape Coral': '33904 33909 33914 33990 33991 33993',
  Captiva: '33924',
  Estero: '33928',
  'Fort Myers': '33901 33905 33907 33908 33912 33913 33916 33919 33966 33967',
  'Fort Myers Beach': '33931',
  Immokalee: '34142',
  LaBelle: '33935',
  'Lehigh Acres': '33936 33971 33972 33973 33974 33976',
  'Marco Island': '34145',
  Naples: '34102 34103 34104 34105 34108 34109 34110 34112 34113 34114 34116 34117 34119 34120',
  'North Fort Myers': '33903 33917',
  'Port Charlotte': '33948 33952 33953 33954 33981',
  'Punta Gorda': '33950 33955 33982 33983',
  Sanibel: '33957',
  'St. James City': '33956',
};

const cities = new Map(
  Object.entries(zipsOfCities).flatMap(([city, zips]) => zips.split(' ').map((zip) => [zip, city] as const)),
);

/** The usual city of a five-digit ZIP code (more digits may follow); undefined where the table names none. */
export function cityOfZip(zip: string): string | undefined {
  const code = zip.trim().slice(0, 5);
  return code.length < 5 ? undefined : (cities.get(code) ?? cities.get(code.slice(0, 3)));
}

/** True when a city is written like another, "Saint Petersburg" like "St. Petersburg" and "Ft Myers" like "Fort Myers". */
export function isSameCity(one: string, other: string): boolean {
  return plainCity(one) === plainCity(other);
}

function plainCity(city: string): string {
  const letters = city
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return letters.replace(/^saint /, 'st ').replace(/\bft /, 'fort ');
}
