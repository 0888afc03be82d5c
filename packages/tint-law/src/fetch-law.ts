import type { LawPack } from './law-pack';

/** A file for each law, fetched when it is asked for. */
const files: Readonly<Record<string, () => Promise<{ law: LawPack }>>> = {
  'CA-ON': () => import('./states/ca-on'),
  'CA-QC': () => import('./states/ca-qc'),
  'US-AL': () => import('./states/us-al'),
  'US-CA': () => import('./states/us-ca'),
  'US-CO': () => import('./states/us-co'),
  'US-CT': () => import('./states/us-ct'),
  'US-FL': () => import('./states/us-fl'),
  'US-GA': () => import('./states/us-ga'),
  'US-HI': () => import('./states/us-hi'),
  'US-ID': () => import('./states/us-id'),
  'US-IL': () => import('./states/us-il'),
  'US-IN': () => import('./states/us-in'),
  'US-KY': () => import('./states/us-ky'),
  'US-LA': () => import('./states/us-la'),
  'US-MI': () => import('./states/us-mi'),
  'US-MN': () => import('./states/us-mn'),
  'US-MO': () => import('./states/us-mo'),
  'US-MS': () => import('./states/us-ms'),
  'US-NC': () => import('./states/us-nc'),
  'US-ND': () => import('./states/us-nd'),
  'US-NJ': () => import('./states/us-nj'),
  'US-NM': () => import('./states/us-nm'),
  'US-NY': () => import('./states/us-ny'),
  'US-OH': () => import('./states/us-oh'),
  'US-PA': () => import('./states/us-pa'),
  'US-RI': () => import('./states/us-ri'),
  'US-SC': () => import('./states/us-sc'),
  'US-SD': () => import('./states/us-sd'),
  'US-TN': () => import('./states/us-tn'),
  'US-TX': () => import('./states/us-tx'),
  'US-VA': () => import('./states/us-va'),
  'US-WA': () => import('./states/us-wa'),
  'US-WI': () => import('./states/us-wi'),
  'US-WY': () => import('./states/us-wy'),
};

/** True where something of a state's or province's law was verified. */
export function hasLaw(code: string): boolean {
  return Object.hasOwn(files, code);
}

/** Brings the law of a state or province; undefined where nothing of it was verified. Rejects when the file can't be had. */
export async function fetchLaw(code: string): Promise<LawPack | undefined> {
  return hasLaw(code) ? (await files[code]?.())?.law : undefined;
}
