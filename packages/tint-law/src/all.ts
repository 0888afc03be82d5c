import type { LawPack } from './law-pack';
import { law as caOn } from './states/ca-on';
import { law as caQc } from './states/ca-qc';
import { law as usAl } from './states/us-al';
import { law as usCa } from './states/us-ca';
import { law as usCo } from './states/us-co';
import { law as usCt } from './states/us-ct';
import { law as usFl } from './states/us-fl';
import { law as usGa } from './states/us-ga';
import { law as usHi } from './states/us-hi';
import { law as usId } from './states/us-id';
import { law as usIl } from './states/us-il';
import { law as usIn } from './states/us-in';
import { law as usKy } from './states/us-ky';
import { law as usLa } from './states/us-la';
import { law as usMi } from './states/us-mi';
import { law as usMn } from './states/us-mn';
import { law as usMo } from './states/us-mo';
import { law as usMs } from './states/us-ms';
import { law as usNc } from './states/us-nc';
import { law as usNd } from './states/us-nd';
import { law as usNj } from './states/us-nj';
import { law as usNm } from './states/us-nm';
import { law as usNy } from './states/us-ny';
import { law as usOh } from './states/us-oh';
import { law as usPa } from './states/us-pa';
import { law as usRi } from './states/us-ri';
import { law as usSc } from './states/us-sc';
import { law as usSd } from './states/us-sd';
import { law as usTn } from './states/us-tn';
import { law as usTx } from './states/us-tx';
import { law as usVa } from './states/us-va';
import { law as usWa } from './states/us-wa';
import { law as usWi } from './states/us-wi';
import { law as usWy } from './states/us-wy';

/** Every law that there is, for servers: a page takes `fetchLaw`, which brings one. */
export const laws: readonly LawPack[] = [
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

/** The law of a state or province; undefined where nothing of it was verified. */
export function lawOf(code: string): LawPack | undefined {
  return laws.find(({ jurisdiction }) => jurisdiction === code);
}
