import type { LawPack } from './law-pack';

/** A file for each law, fetched when it is asked for. Named one by one, so that bundlers leave out its background. */
const files: Readonly<Record<string, () => Promise<LawPack>>> = {
  'CA-ON': async () => (await import('./states/ca-on')).law,
  'CA-QC': async () => (await import('./states/ca-qc')).law,
  'US-AL': async () => (await import('./states/us-al')).law,
  'US-CA': async () => (await import('./states/us-ca')).law,
  'US-CO': async () => (await import('./states/us-co')).law,
  'US-CT': async () => (await import('./states/us-ct')).law,
  'US-FL': async () => (await import('./states/us-fl')).law,
  'US-GA': async () => (await import('./states/us-ga')).law,
  'US-HI': async () => (await import('./states/us-hi')).law,
  'US-ID': async () => (await import('./states/us-id')).law,
  'US-IL': async () => (await import('./states/us-il')).law,
  'US-IN': async () => (await import('./states/us-in')).law,
  'US-KY': async () => (await import('./states/us-ky')).law,
  'US-LA': async () => (await import('./states/us-la')).law,
  'US-MI': async () => (await import('./states/us-mi')).law,
  'US-MN': async () => (await import('./states/us-mn')).law,
  'US-MO': async () => (await import('./states/us-mo')).law,
  'US-MS': async () => (await import('./states/us-ms')).law,
  'US-NC': async () => (await import('./states/us-nc')).law,
  'US-ND': async () => (await import('./states/us-nd')).law,
  'US-NJ': async () => (await import('./states/us-nj')).law,
  'US-NM': async () => (await import('./states/us-nm')).law,
  'US-NY': async () => (await import('./states/us-ny')).law,
  'US-OH': async () => (await import('./states/us-oh')).law,
  'US-PA': async () => (await import('./states/us-pa')).law,
  'US-RI': async () => (await import('./states/us-ri')).law,
  'US-SC': async () => (await import('./states/us-sc')).law,
  'US-SD': async () => (await import('./states/us-sd')).law,
  'US-TN': async () => (await import('./states/us-tn')).law,
  'US-TX': async () => (await import('./states/us-tx')).law,
  'US-VA': async () => (await import('./states/us-va')).law,
  'US-WA': async () => (await import('./states/us-wa')).law,
  'US-WI': async () => (await import('./states/us-wi')).law,
  'US-WY': async () => (await import('./states/us-wy')).law,
};

/** True where something of a state's or province's law was verified. */
export function hasLaw(code: string): boolean {
  return Object.hasOwn(files, code);
}

/** Brings the laws of all states of the United States that were read. Rejects when one can't be had. */
export async function fetchStateLaws(): Promise<LawPack[]> {
  const codes = Object.keys(files).filter((code) => code.startsWith('US-'));
  return (await Promise.all(codes.map(fetchLaw))).filter((law) => law !== undefined);
}

/** Brings the law of a state or province; undefined where nothing of it was verified. Rejects when the file can't be had. */
export async function fetchLaw(code: string): Promise<LawPack | undefined> {
  return hasLaw(code) ? files[code]?.() : undefined;
}
