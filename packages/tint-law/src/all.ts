import type { LawBackground, LawPack } from './law-pack';
import * as caOn from './states/ca-on';
import * as caQc from './states/ca-qc';
import * as usAl from './states/us-al';
import * as usCa from './states/us-ca';
import * as usCo from './states/us-co';
import * as usCt from './states/us-ct';
import * as usFl from './states/us-fl';
import * as usGa from './states/us-ga';
import * as usHi from './states/us-hi';
import * as usId from './states/us-id';
import * as usIl from './states/us-il';
import * as usIn from './states/us-in';
import * as usKy from './states/us-ky';
import * as usLa from './states/us-la';
import * as usMi from './states/us-mi';
import * as usMn from './states/us-mn';
import * as usMo from './states/us-mo';
import * as usMs from './states/us-ms';
import * as usNc from './states/us-nc';
import * as usNd from './states/us-nd';
import * as usNj from './states/us-nj';
import * as usNm from './states/us-nm';
import * as usNy from './states/us-ny';
import * as usOh from './states/us-oh';
import * as usPa from './states/us-pa';
import * as usRi from './states/us-ri';
import * as usSc from './states/us-sc';
import * as usSd from './states/us-sd';
import * as usTn from './states/us-tn';
import * as usTx from './states/us-tx';
import * as usVa from './states/us-va';
import * as usWa from './states/us-wa';
import * as usWi from './states/us-wi';
import * as usWy from './states/us-wy';

/** Every law that there is with its background, for servers: a page takes `fetchLaw`, which brings one. */
export const laws: readonly { law: LawPack; background: () => LawBackground }[] = [
  caOn,
  caQc,
  usAl,
  usCa,
  usCo,
  usCt,
  usFl,
  usGa,
  usHi,
  usId,
  usIl,
  usIn,
  usKy,
  usLa,
  usMi,
  usMn,
  usMo,
  usMs,
  usNc,
  usNd,
  usNj,
  usNm,
  usNy,
  usOh,
  usPa,
  usRi,
  usSc,
  usSd,
  usTn,
  usTx,
  usVa,
  usWa,
  usWi,
  usWy,
];

/** The laws of all states of the United States that were read. */
export const stateLaws: readonly LawPack[] = laws
  .map(({ law }) => law)
  .filter(({ jurisdiction }) => jurisdiction.startsWith('US-'));

/** The law of a state or province; undefined where nothing of it was verified. */
export function lawOf(code: string): LawPack | undefined {
  return laws.find(({ law }) => law.jurisdiction === code)?.law;
}
