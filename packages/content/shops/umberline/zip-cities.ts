/**
 * The city that the US Postal Service prefers for each ZIP code, for the prefixes that the shop serves (regions.ts).
 * Written down from general knowledge of the USPS city names in November 2026, not copied from a USPS file, and only where
 * there was no doubt: codes of places that go by several names (Lakewood, Centennial, Highlands Ranch) and box-only codes
 * are left out. A code that is missing means only that the city is typed. Everything that begins with 803 is Boulder.
 */
export const zipsOfCities: Readonly<Record<string, string>> = {
  Boulder: '803',
  Arvada: '80003 80004 80005 80007',
  Aurora: '80010 80011 80012 80013 80014 80015 80016 80017 80018 80019',
  Berthoud: '80513',
  Broomfield: '80020 80023',
  'Castle Rock': '80104 80108 80109',
  'Commerce City': '80022',
  Dacono: '80514',
  Denver:
    '80202 80203 80204 80205 80206 80207 80209 80210 80211 80212 80216 80218 80219 80220 80222 80223 80224 80230 80237 80238 80239 80246 80247 80249',
  Elizabeth: '80107',
  Englewood: '80110 80113',
  Erie: '80516',
  'Estes Park': '80517',
  Firestone: '80520',
  'Fort Collins': '80521 80524 80525 80526 80528',
  Franktown: '80116',
  Frederick: '80530',
  Johnstown: '80534',
  Kiowa: '80117',
  Lafayette: '80026',
  Laporte: '80535',
  Larkspur: '80118',
  Littleton: '80120 80127 80128',
  'Lone Tree': '80124',
  Longmont: '80501 80503 80504',
  Louisville: '80027',
  Loveland: '80537 80538',
  Lyons: '80540',
  Mead: '80542',
  Milliken: '80543',
  Parker: '80134 80138',
  Sedalia: '80135',
  Timnath: '80547',
  Wellington: '80549',
  Westminster: '80030 80031',
  'Wheat Ridge': '80033',
  Windsor: '80550',
};
