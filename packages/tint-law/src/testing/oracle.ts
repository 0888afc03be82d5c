/*
 * The laws once more, read sentence by sentence and written as plain questions: an answer to compare the packs with.
 * Nothing here comes from the package, not even its types.
 */

/** A film on a pane, as the walk varies it. */
export interface Question {
  state: string;
  zone: string;
  vehicle: string;
  mirrors: 'yes' | 'no' | 'unknown';
  /** Light through the bare glass, percent. */
  glass: number;
  /** The film's table, percent, and whether it is of the film alone or of film and 73 percent glass. */
  table: number;
  isAlone: boolean;
  /** Percent; undefined where its maker publishes none. */
  reflects: number | undefined;
  isNonreflective: boolean | undefined;
  /** Light through the other windows of the car with what is on them, percent; undefined where it is not known. */
  frontLight: number | undefined;
  windshieldLight: number | undefined;
  /** Of the darkest behind the driver. */
  rearLight: number | undefined;
}

/** True, false, or not known. */
type Answer = boolean | undefined;

/** One way to be allowed: everything in it must be true. A number is the points above a least light. */
type Way = readonly (Answer | number)[];

/** Tenths of a percent of light that pass a film on a glass, cut to whole ones, so that no fraction is ever compared. */
function tenths(question: Question, glass: number): number {
  const scaled = BigInt(Math.round(question.table * 10)) * BigInt(Math.round(glass * 10));
  const through = Number(scaled / (question.isAlone ? 1000n : 730n));
  return Math.min(through, glass * 10);
}

function answerOf(ways: readonly Way[]): string {
  const passed = ways.filter((way) => way.every((part) => part === true || (typeof part === 'number' && part >= 0)));
  if (passed.length > 0) {
    const margins = passed.map((way) =>
      way.filter((part) => typeof part === 'number').reduce((one, other) => Math.min(one, other), 999),
    );
    const best = Math.max(...margins);
    if (best === 999) return 'no-limit';
    return best >= 30 ? 'legal' : 'legal-thin';
  }
  const failed = (way: Way) => way.some((part) => part === false || (typeof part === 'number' && part < 0));
  return ways.every(failed) ? 'not-legal' : 'not-verified';
}

/** Vehicles that an unknown one may be. */
const every = ['car', 'mpv', 'suv', 'minivan', 'van', 'pickup', 'truck'];
const order = ['not-legal', 'not-verified', 'legal-thin', 'legal', 'no-limit'];

/** The answer of the texts; of a vehicle that is not known, the strictest of all that it may be. */
export function oracle(question: Question): string {
  if (question.vehicle !== 'unknown') return answerOf(waysOf(question));
  const answers = every.map((vehicle) => answerOf(waysOf({ ...question, vehicle })));
  return order.find((answer) => answers.includes(answer)) ?? 'not-verified';
}

const unread: Way[] = [[undefined]];
const banned: Way[] = [[false]];

/** The ways that a state's text leaves open for a pane. */
function waysOf(question: Question): readonly Way[] {
  const { state, zone, vehicle, reflects } = question;
  const net = tenths(question, question.glass);
  const alone = tenths(question, 100);
  /** Points of the finished window above a least light. */
  const window = (least: number) => net - least * 10;
  /** A cap on reflectance. */
  const cap = (most: number): Answer => (reflects === undefined ? undefined : reflects <= most);
  const mirrors: Answer = question.mirrors === 'unknown' ? undefined : question.mirrors === 'yes';
  const plain: Answer = question.isNonreflective;
  /** Film whose look is known is no mirror in the walk. */
  const noMirror: Answer = plain === undefined ? undefined : true;
  /** True if the other windows let enough light through, each of them. */
  const least = (percent: number, ...lights: (number | undefined)[]): Answer => {
    if (lights.some((light) => light !== undefined && light < percent)) return false;
    return lights.includes(undefined) ? undefined : true;
  };
  const isFront = zone === 'front-sides' || zone === 'vent';
  const isRearSide = zone === 'rear-sides' || zone === 'quarter';
  const isBack = zone === 'back';
  const isStrip = zone === 'windshield-strip';
  const isWindshield = zone === 'windshield';
  const isBehind = isRearSide || isBack;
  /** At most ten persons and a truck's chassis. */
  const isMultipurpose = ['mpv', 'pickup', 'truck'].includes(vehicle);

  switch (state) {
    case 'US-FL':
      if (isStrip) return unread; // "so long as such material is transparent"
      if (isWindshield) return banned;
      if (isFront) return [[window(28), cap(25)]];
      if (isBehind) return [[window(isMultipurpose ? 6 : 15), cap(35)]];
      return [[true]]; // a roof is no "window"
    case 'US-GA':
      if (isStrip) return unread; // "a transparent item"
      if (isWindshield) return banned;
      // Exempt "a. Multipurpose passenger vehicle": from the cap on reflectance, too?
      if (isBehind && isMultipurpose) return [[cap(20)], [undefined]];
      return isFront || isBehind ? [[window(32), cap(20)]] : unread;
    case 'US-AL':
      if (isStrip) return unread;
      if (isWindshield) return banned;
      return isFront || isBehind ? [[window(32), cap(20)]] : unread;
    case 'US-NC':
      if (isStrip) return [[true]];
      if (isWindshield) return banned;
      // Exceptions from "subdivisions", which ones was cut off.
      if (isBehind && (isMultipurpose || vehicle === 'minivan')) return [[plain, cap(20)], [undefined]];
      return isFront || isBehind ? [[plain, window(35), cap(20)]] : unread;
    case 'US-SC': {
      if (isStrip) return [[plain]];
      if (isWindshield) return banned;
      const isExempt = vehicle === 'mpv' || vehicle === 'truck';
      if (isFront) return [[plain, window(27)]];
      if (isRearSide) return isExempt ? [[plain]] : [[plain, window(27)]];
      if (isBack) return isExempt ? [[plain, mirrors]] : [[plain, mirrors, window(27)]];
      return unread;
    }
    case 'US-MS':
      if (isStrip) return unread;
      if (isWindshield) return banned;
      if (isBehind && ['mpv', 'suv', 'minivan', 'van', 'pickup', 'truck'].includes(vehicle)) return unread;
      return isFront || isBehind ? [[noMirror, window(28)]] : unread;
    case 'US-TX':
      if (isStrip) return [[window(25), cap(25)]];
      if (isFront) return [[window(25), cap(25)]];
      if (isRearSide) return [[true]];
      return isBack ? [[window(25), cap(25)], [mirrors]] : unread;
    case 'US-VA':
      if (isStrip) return unread;
      if (isWindshield) return banned;
      if (isFront) return [[mirrors, window(50), cap(20)]];
      if (isBehind) return isMultipurpose ? [[mirrors, cap(20)]] : [[mirrors, window(35), cap(20)]];
      return unread;
    case 'US-KY': {
      if (!isFront && !isBehind) return unread;
      const least = isFront ? 350 : isMultipurpose ? 80 : 180;
      const [dark, clear] = [tenths(question, 88) - least, tenths(question, 91) - least];
      return [[dark >= 0 ? dark : clear >= 0 ? undefined : false, cap(isFront ? 25 : 35)]];
    }
    case 'US-MO':
      if (isWindshield) return banned;
      if (isFront) return [[window(35), cap(35)]];
      return isBehind ? [[true]] : unread;
    case 'US-CT':
      if (isWindshield) return banned; // (b): "reduces the light transmittance"
      if (isFront) return [[noMirror, window(35), cap(27)]];
      if (isBack || (isRearSide && (isMultipurpose || ['suv', 'minivan', 'van'].includes(vehicle))))
        return [
          [noMirror, window(35), cap(21)],
          [noMirror, mirrors],
        ];
      return isRearSide ? [[noMirror, window(35), cap(21)]] : unread;
    case 'US-NY':
      // Nothing was read on reflection.
      if (isWindshield || isFront) return [[window(70), undefined]];
      if (isBack)
        return [
          [window(70), undefined],
          [mirrors, undefined],
        ];
      return isRearSide && vehicle === 'car' ? [[window(70), undefined]] : unread;
    case 'US-PA':
      if (isStrip) return unread;
      if (isWindshield || isFront) return [[window(70)]];
      // "see or view the inside": by sight at the sides; mirrors or nothing at the back.
      if (isBehind) return isMultipurpose ? [[window(70)], [undefined]] : [[window(70)]];
      return unread;
    case 'US-MI': {
      if (isStrip) return unread; // not below the shade band
      if (isWindshield || isFront) return banned;
      const mild: Answer = reflects === undefined ? undefined : reflects < 35;
      if (isBack) return [[mild, mirrors === true ? true : undefined]];
      return isRearSide ? [[mild]] : unread;
    }
    case 'US-IN':
      if (isStrip) return [[true]];
      if (isWindshield) return banned;
      if (isFront || isBack) return [[window(30), cap(25)]];
      return isRearSide ? [[true]] : unread;
    case 'US-CO':
      if (isStrip) return [[true]];
      if (isWindshield) return [[noMirror, window(70)]];
      if (isFront) return [[noMirror, window(27)]];
      if (!isBehind) return unread;
      return [
        [noMirror, window(27)],
        [noMirror, least(70, question.frontLight, question.windshieldLight)],
      ];
    case 'US-RI':
      if (isStrip) return [[window(70)], [undefined]]; // "transparent material"
      if (isWindshield || isFront) return [[window(70)]];
      if (isBehind) {
        const isLarger = isMultipurpose || vehicle === 'van';
        if (isBack) return isLarger ? [[mirrors]] : [[mirrors, window(70)]];
        return isLarger ? [[window(70)], [mirrors]] : [[window(70)]];
      }
      return unread;
    case 'US-WA':
      if (isStrip) return unread; // "as long as the product is transparent"
      if (isWindshield) return banned;
      // "identified by the manufacturer as a truck, motor home, or multipurpose passenger vehicle"
      if (isBehind && vehicle !== 'car') return [[noMirror, mirrors, cap(35)]];
      return isFront || isBehind ? [[noMirror, mirrors, window(24), cap(35)]] : unread;
    case 'US-ID':
      if (isStrip) return [[plain]];
      if (isWindshield) return banned;
      if (isFront || isBack) return [[plain, alone - 350, cap(35)]];
      return isRearSide ? [[plain, alone - 200, cap(35)]] : unread;
    case 'US-SD':
      if (isWindshield) return banned;
      if (isFront) return [[window(35)]];
      return isBehind ? [[window(20)]] : unread;
    case 'US-HI':
      if (isStrip) return unread; // "Transparent"
      if (isWindshield) return [[window(70), undefined]]; // (11): "the requirements of Federal Motor Vehicle Safety Standard 205"
      if (isFront) return [[window(35)]];
      if (isBehind && ['van', 'minivan', 'truck'].includes(vehicle)) return [[window(35)], [mirrors]];
      if (isBehind && vehicle === 'pickup') return mirrors === false ? [[window(35)]] : [[window(35)], [undefined]];
      return isBehind ? [[window(35)]] : unread;
    case 'US-WY':
      if (isStrip) return [[plain]];
      if (isWindshield) return banned;
      if (isFront) return [[plain, window(28), cap(20)]];
      if (isBehind) return isMultipurpose ? [[mirrors]] : [[plain, mirrors, window(28), cap(20)]];
      return unread;
    case 'US-ND':
      if (isStrip || isWindshield) return [[window(70)]];
      if (isFront) return [[window(50)]];
      return isBehind ? [[window(50)], [mirrors]] : unread;
    case 'US-MN':
      if (isStrip || isWindshield) return banned;
      if (isBehind && vehicle === 'van') return [[true]];
      if (isBack && vehicle === 'pickup') return [[true]];
      if (isBehind && ['suv', 'mpv', 'minivan'].includes(vehicle)) return [[window(50), cap(20)], [undefined]];
      return isFront || isBehind ? [[window(50), cap(20)]] : unread;
    case 'US-CA':
      return isFront || isWindshield ? banned : unread;
    case 'US-NJ':
      return isFront || isWindshield || isStrip ? banned : unread;
    case 'US-OH':
      if (isWindshield) return [[noMirror, window(70)]];
      return isFront ? [[noMirror, window(50)]] : unread;
    case 'US-WI':
      if (isFront) return [[plain, window(50)]];
      return isBehind && plain === false ? banned : unread;
    case 'US-LA':
      return isFront ? [[window(25), undefined]] : unread; // reflection was not read
    case 'US-TN': {
      if (!isFront && !isBehind) return unread;
      const isOpen = isBehind && isMultipurpose;
      // Enough light leaves reflection open, which was not read.
      return alone < 350 && question.glass >= 70 && !isOpen ? banned : unread;
    }
    case 'US-IL': {
      if (isStrip) return [[plain]];
      if (!isFront) return unread;
      /** Points above a least light, which may be of the window or of the film. */
      const either = (percent: number): Answer | number => {
        const [darker, lighter] = [Math.min(net, alone) - percent * 10, Math.max(net, alone) - percent * 10];
        if (darker >= 0) return darker;
        return lighter < 0 ? false : undefined;
      };
      const isRearClear = least(30, question.rearLight);
      return [
        [plain, either(50), isRearClear],
        [plain, either(35), least(35, question.rearLight)],
        [plain, either(50), isRearClear === undefined ? undefined : !isRearClear, undefined], // darker behind: open
      ];
    }
    case 'CA-QC':
      return isFront ? [[window(70), undefined]] : unread; // the regulation was not read
    case 'US-NM': {
      if (isStrip) return [[plain]];
      if (isWindshield) return banned; // "used only along the top"
      if (isFront) return [[plain, mirrors, window(20)]];
      if (isBehind)
        return isMultipurpose
          ? [
              [plain, mirrors, window(20)],
              [plain, mirrors, undefined],
            ]
          : [[plain, mirrors, window(20)]];
      return unread;
    }
    default:
      return unread;
  }
}
