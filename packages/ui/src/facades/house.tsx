import { FacadeFrame, type FacadeProps, type FacadeShades } from './facade';
import { HouseWindow } from './house-window';
import { Palms } from './palms';

/** The windows of the house, from four panes to one. */
export type HousePane = 'slider' | 'bedroom' | 'study' | 'stair';

/** A house in daylight. Every pane takes film. */
export function HouseFacade({ vlt, title }: FacadeProps<HousePane>) {
  return (
    <FacadeFrame height={600} title={title}>
      <path fill="color-mix(in oklab, var(--ink-300) 30%, var(--gulf-100))" d="M0 0h1200v600H0Z" />
      <path fill="color-mix(in oklab, var(--paper-3) 40%, var(--gulf-100))" d="M0 150c300-30 700 40 1200-20v470H0Z" />
      <path fill="var(--paper-2)" d="M0 300c300-30 800 30 1200-20v320H0Z" />
      <Palms />
      <Walls />
      <Windows vlt={vlt} />
      <path fill="color-mix(in oklab, var(--ink-950) 60%, var(--sky-4))" d="M424 390h38v130h-38Z" />
      <path fill="color-mix(in oklab, var(--ink-900) 40%, var(--sky-4))" d="M428 394h16v122h-16Z" />
      <path fill="color-mix(in oklab, var(--ink-300) 30%, var(--sun-300))" d="M455 450h3v26h-3Z" />
      <g fill="var(--ink-800)" opacity=".22">
        <path d="M170 176h430v32l-430 14Z" />
        <path d="M600 300h420v46l-420-16Z" />
        <path d="M600 300h40v220h-40Z" opacity=".6" />
      </g>
      <Ground />
    </FacadeFrame>
  );
}

function Walls() {
  return (
    <>
      <path fill="var(--paper-2)" d="M170 176h430v344H170Z" />
      <path fill="color-mix(in oklab, var(--sun-600) 30%, var(--gulf-100))" d="M170 176h430v38H170Z" />
      <path fill="color-mix(in oklab, var(--ember-300) 50%, var(--gulf-300))" d="M560 176h40v344h-40Z" />
      <path fill="var(--paper-3)" d="M600 300h420v220H600Z" />
      <path fill="color-mix(in oklab, var(--ember-400) 40%, var(--gulf-300))" d="M600 300h420v36H600Z" />
      <path fill="color-mix(in oklab, var(--ember-300) 20%, var(--sky-3))" d="M414 214h56v306h-56Z" />
      <g fill="color-mix(in oklab, var(--ink-900) 40%, var(--sky-4))">
        {battens.map((x) => (
          <path key={x} d={`M${x} 214h2.5v306h-2.5Z`} />
        ))}
      </g>
      <path fill="color-mix(in oklab, var(--paper-3) 60%, var(--sky-3))" d="M170 498h850v22H170Z" opacity=".55" />
      <path fill="color-mix(in oklab, var(--ink-600) 90%, var(--paper-2))" d="M138 150h494v26H138Z" />
      <path fill="color-mix(in oklab, var(--ink-300) 70%, var(--gulf-900))" d="M138 150h494v6H138Z" />
      <path fill="var(--ink-600)" d="M190 120h400l42 30H138Z" />
      <path fill="var(--ink-500)" d="M190 120h400l6 4H184Z" />
      <path fill="color-mix(in oklab, var(--ink-600) 90%, var(--paper-2))" d="M600 276h456v24H600Z" />
      <path fill="color-mix(in oklab, var(--ink-300) 70%, var(--gulf-900))" d="M600 276h456v5H600Z" />
    </>
  );
}

function Windows({ vlt }: { vlt: FacadeShades | undefined }) {
  return (
    <>
      <HouseWindow name="slider" x={640} y={346} width={336} height={158} panes={4} vlt={vlt}>
        <path fill="color-mix(in oklab, var(--paper-4) 70%, var(--sun-300))" d="M640 346h336v158H640Z" />
        <path fill="color-mix(in oklab, var(--ink-400) 60%, var(--sun-400))" d="M640 460h336v44H640Z" />
        <path fill="color-mix(in oklab, var(--gulf-100) 50%, var(--sky-7))" d="M640 346h336v40H640Z" />
        <path fill="color-mix(in oklab, var(--sky-1) 50%, var(--sky-5))" d="M676 392h70v46h-70Z" />
        <path fill="color-mix(in oklab, var(--ember-300) 60%, var(--sun-800))" d="M680 396h62v20h-62Z" />
        <path fill="color-mix(in oklab, var(--gulf-700) 80%, var(--sky-7))" d="M680 416h62v18h-62Z" />
        <path
          fill="color-mix(in oklab, var(--ink-600) 90%, var(--paper-2))"
          d="M690 470c0-18 10-24 26-24h90c16 0 26 6 26 24v34H690Z"
        />
        <path fill="color-mix(in oklab, var(--ink-400) 80%, var(--gulf-800))" d="M702 460h56v22h-56Zm62 0h56v22h-56Z" />
        <path
          fill="color-mix(in oklab, var(--ink-900) 60%, var(--sea-1))"
          d="M862 452h84v6h-84Zm6 6h5v46h-5Zm66 0h5v46h-5Z"
        />
        <path
          fill="color-mix(in oklab, var(--sky-4) 10%, var(--leaf-1))"
          d="M960 504c-12-34-16-64-10-84 6 20 10 30 12 42q3-33 18-48c-2 26-6 56-8 90Z"
        />
        <Pendant x={880} y={346} cable={46} />
        <Pendant x={912} y={346} cable={34} />
      </HouseWindow>
      <HouseWindow name="bedroom" x={206} y={246} width={174} height={92} panes={2} vlt={vlt}>
        <path fill="color-mix(in oklab, var(--paper-4) 70%, var(--sun-300))" d="M206 246h174v92H206Z" />
        <path fill="color-mix(in oklab, var(--ink-400) 60%, var(--sun-400))" d="M206 312h174v26H206Z" />
        <path fill="color-mix(in oklab, var(--sun-100) 90%, var(--sky-3))" d="M206 246h174v26H206Z" />
        <path fill="color-mix(in oklab, var(--sky-5) 50%, var(--sea-2))" d="M222 302h120v36H222Z" />
        <path fill="var(--paper-2)" d="M226 310h112v28H226Z" />
        <path fill="color-mix(in oklab, var(--paper-1) 80%, var(--gulf-500))" d="M230 302h36v12h-36Zm44 0h36v12h-36Z" />
        <Pendant x={340} y={246} cable={26} />
      </HouseWindow>
      <HouseWindow name="study" x={206} y={388} width={174} height={112} panes={2} vlt={vlt}>
        <path fill="color-mix(in oklab, var(--ink-300) 60%, var(--sun-300))" d="M206 388h174v112H206Z" />
        <path fill="color-mix(in oklab, var(--gulf-700) 40%, var(--sky-6))" d="M206 469h174v31H206Z" />
        <path
          fill="color-mix(in oklab, var(--ink-850) 40%, var(--sky-3))"
          d="M226 448h120v6H226Zm6 6h5v46h-5Zm104 0h5v46h-5Z"
        />
        <path fill="color-mix(in oklab, var(--ink-950) 70%, var(--ink-400))" d="M262 420h50v28h-50Z" />
        <path fill="color-mix(in oklab, var(--ink-300) 60%, var(--gulf-400))" d="M265 423h44v22h-44Z" />
        <path fill="var(--ink-700)" d="M276 464c0-8 6-12 14-12s14 4 14 12v36h-28Z" />
        <Pendant x={230} y={388} cable={30} />
      </HouseWindow>
      <HouseWindow name="stair" x={494} y={246} width={52} height={254} panes={1} vlt={vlt}>
        <path fill="color-mix(in oklab, var(--ink-300) 60%, var(--sun-300))" d="M494 246h52v254h-52Z" />
        <path fill="color-mix(in oklab, var(--gulf-700) 40%, var(--sky-6))" d="M494 429h52v71h-52Z" />
        <path fill="color-mix(in oklab, var(--gulf-500) 10%, var(--sky-3))" d="M494 500v-30h18v-20h18v-20h16v70Z" />
        <Pendant x={520} y={246} cable={50} />
      </HouseWindow>
    </>
  );
}

/** A lamp on a cable. */
function Pendant({ x, y, cable }: { x: number; y: number; cable: number }) {
  return (
    <>
      <path fill="color-mix(in oklab, var(--ink-950) 50%, var(--sky-3))" d={`M${x - 1} ${y}h2v${cable}h-2Z`} />
      <path
        fill="color-mix(in oklab, var(--sun-300) 80%, var(--gulf-100))"
        d={`M${x - 16} ${y + cable + 14}c2-10 10-14 16-14s14 4 16 14Z`}
      />
    </>
  );
}

function Ground() {
  return (
    <>
      <path fill="var(--leaf-2)" d="M0 516h1200v84H0Z" />
      <path fill="var(--leaf-3)" d="M0 516h1200v10H0Z" />
      <path fill="color-mix(in oklab, var(--paper-3) 80%, var(--sun-200))" d="M386 520h134l120 80H300Z" />
      <path fill="color-mix(in oklab, var(--ember-300) 50%, var(--gulf-300))" d="M386 520h134l6 4H381Z" />
      <path fill="color-mix(in oklab, var(--paper-4) 80%, var(--sun-200))" d="M610 520h430l24 22H600Z" />
      <path fill="color-mix(in oklab, var(--ink-400) 60%, var(--sky-7))" d="M600 542h464v8H600Z" />
      {tufts.map(({ x, y, isLit }) => (
        <path
          key={x}
          fill={isLit ? litGrass : grass}
          d={`M${x} ${y}c2-26-14-38-22-44 16 4 26 14 30 26 0-18 6-32 14-40-2 16 0 28-2 38 8-14 18-18 28-20-10 10-16 22-18 40Z`}
        />
      ))}
    </>
  );
}

const battens = [420, 428, 436, 444, 452, 460, 468];

const grass = 'color-mix(in oklab, var(--leaf-1) 70%, var(--leaf-3))';
const litGrass = 'color-mix(in oklab, var(--leaf-1) 50%, var(--leaf-3))';
const tufts = [
  { x: 186, y: 526, isLit: false },
  { x: 240, y: 528, isLit: true },
  { x: 330, y: 527, isLit: false },
  { x: 560, y: 528, isLit: true },
  { x: 1046, y: 526, isLit: false },
  { x: 1094, y: 530, isLit: true },
  { x: 60, y: 540, isLit: true },
];
