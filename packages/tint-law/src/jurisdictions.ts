import type { JurisdictionCode } from './law-pack';

/** A state or province where a car can be registered. */
export interface Jurisdiction {
  code: JurisdictionCode;
  name: string;
}

const states =
  'AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|DC District of Columbia|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming';

/** The provinces whose rules were looked for. */
const provinces: readonly Jurisdiction[] = [
  { code: 'CA-ON', name: 'Ontario' },
  { code: 'CA-QC', name: 'Quebec' },
];

/** The states by name, the District of Columbia among them, then the provinces; with a law here or without. */
export const jurisdictions: readonly Jurisdiction[] = [
  ...states.split('|').map((each): Jurisdiction => ({ code: `US-${each.slice(0, 2)}`, name: each.slice(3) })),
  ...provinces,
];

/** The name of a state or province; undefined for a code of neither. */
export function jurisdictionName(code: string): string | undefined {
  return jurisdictions.find((each) => each.code === code)?.name;
}
