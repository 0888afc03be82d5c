import { useId } from 'react';
import { FacadeFrame, FacadePane, type FacadeProps, type FacadeShades, sheen } from './facade';
import { OfficeFrame, OfficePanes, OfficeRoom } from './office-floor';

/** The floors of the office, the top one first, its narrow side and the lobby. */
export type OfficePane = 'floor-4' | 'floor-3' | 'floor-2' | 'floor-1' | 'side' | 'lobby';

/** A four-story office in daylight. Every pane takes film. */
export function OfficeFacade({ vlt, title }: FacadeProps<OfficePane>) {
  const id = useId();
  const onGlass = { clipPath: `url(#${id})` };
  return (
    <FacadeFrame height={680} title={title}>
      <Surroundings />
      <clipPath id={id}>
        <path d="M250 92h616v408H250Z" />
      </clipPath>
      <g {...onGlass}>
        {floors.map((floor) => (
          <OfficeRoom key={floor.name} {...floor} />
        ))}
      </g>
      {floors.map(({ name, top }) => (
        <OfficePanes key={name} name={name} top={top} vlt={vlt} />
      ))}
      <Side vlt={vlt} />
      <g {...onGlass}>
        <SkySheen />
      </g>
      {floors.map(({ name, top }) => (
        <OfficeFrame key={name} top={top} />
      ))}
      <Lobby vlt={vlt} />
      <Street />
    </FacadeFrame>
  );
}

function Surroundings() {
  return (
    <>
      <path fill="color-mix(in oklab, var(--ink-200) 70%, var(--gulf-300))" d="M0 0h1200v680H0Z" />
      <path fill="color-mix(in oklab, var(--ink-300) 20%, var(--gulf-100))" d="M0 200c400-50 800 50 1200-30v510H0Z" />
      <path fill="var(--paper-2)" d="M0 400c400-40 800 30 1200-20v300H0Z" />
      <path
        fill="color-mix(in oklab, var(--ink-200) 80%, var(--gulf-500))"
        d="M60 300h170v300H60Zm920-50h150v350H980Z"
      />
      <path fill="color-mix(in oklab, var(--ink-200) 80%, var(--gulf-300))" d="M60 300h32v300H60Zm920-50h28v350h-28Z" />
      <path fill="var(--ink-700)" d="M236 66h644v534H236Z" />
      <path fill="var(--ink-600)" d="M236 66h644v18H236Z" />
      <path fill="var(--ink-500)" d="M236 66h644v4H236Z" />
      <path fill="var(--ink-800)" d="m880 66 84 26v508h-84Z" />
      <path fill="var(--ink-700)" d="m880 66 84 26v18l-84-26Z" />
    </>
  );
}

interface GlassProps {
  vlt: FacadeShades | undefined;
}

function Side({ vlt }: GlassProps) {
  return floors.map(({ name, top }, index) => {
    // The perspective flattens toward the ground.
    const slope = 18 - 3 * index;
    const outline = `M886 ${top}l72 ${slope}V${top + 96}l-72-6Z`;
    return (
      <g key={name}>
        <path fill="color-mix(in oklab, var(--ink-600) 50%, var(--sun-300))" d={outline} />
        <path
          fill="color-mix(in oklab, var(--ink-500) 30%, var(--sun-200))"
          d={`M886 ${top}l72 ${slope}v16L886 ${top + 20}Z`}
        />
        <FacadePane of="side" place={floors.length - index} vlt={vlt} d={outline} />
      </g>
    );
  });
}

/** One sky across the whole front. */
function SkySheen() {
  return (
    <>
      <g fill={sheen}>
        <path opacity=".17" d="M250 92h390L250 430Z" />
        <path opacity=".11" d="M716 92h84L250 566v-72Z" />
        <path opacity=".08" d="M832 92h18L300 566h-21Z" />
      </g>
      <path fill="color-mix(in oklab, var(--ink-200) 60%, var(--gulf-500))" opacity=".12" d="M866 240 480 508h386Z" />
    </>
  );
}

function Lobby({ vlt }: GlassProps) {
  return (
    <>
      <path fill="var(--ink-850)" d="M250 508h616v92H250Z" />
      <path fill="color-mix(in oklab, var(--ink-300) 50%, var(--sun-300))" d="M268 522h580v78H268Z" />
      <path fill="color-mix(in oklab, var(--paper-3) 50%, var(--sun-200))" d="M268 522h580v18H268Z" />
      <path fill="color-mix(in oklab, var(--sky-3) 80%, var(--sky-7))" d="M420 566h140v34H420Z" />
      <path fill="color-mix(in oklab, var(--gulf-500) 40%, var(--sky-5))" d="M420 566h140v6H420Z" />
      <path
        fill="color-mix(in oklab, var(--sun-200) 10%, var(--leaf-1))"
        d="M640 600c-14-30-12-48-4-60 6 16 10 24 12 32 4-16 12-26 20-30 0 18-6 40-10 58Z"
      />
      {lobbyPanes.map((x, index) => (
        <g key={x}>
          <FacadePane of="lobby" place={index + 1} vlt={vlt} d={`M${x} 522h112v78h-112Z`} />
          <path fill={sheen} opacity=".14" d={`M${x} 522h70l-70 66Z`} />
        </g>
      ))}
      <path
        fill="var(--ink-900)"
        d="M264 518h6v82h-6ZM380 518h6v82h-6ZM496 518h6v82h-6ZM612 518h6v82h-6ZM728 518h6v82h-6ZM844 518h6v82h-6Z"
      />
      <path fill="var(--ink-900)" d="M556 522h4v78h-4Z" />
      <path fill="var(--ink-200)" d="M548 556h3v22h-3Zm18 0h3v22h-3Z" />
      <path fill="var(--ink-600)" d="M470 508h180l14 14H456Z" />
      <path fill="color-mix(in oklab, var(--ink-400) 90%, var(--gulf-700))" d="M470 508h180v3H470Z" />
    </>
  );
}

function Street() {
  return (
    <>
      <path fill="color-mix(in oklab, var(--gulf-100) 60%, var(--sea-1))" d="M0 600h1200v80H0Z" />
      <path fill="color-mix(in oklab, var(--paper-4) 60%, var(--sun-100))" d="M0 600h1200v12H0Z" />
      <path fill="color-mix(in oklab, var(--gulf-300) 50%, var(--sky-4))" d="M0 650h1200v30H0Z" />
      <path fill="var(--ink-800)" opacity=".18" d="M236 600h728l116 40H330Z" />
      <path
        fill="color-mix(in oklab, var(--leaf-1) 15%, var(--leaf-2))"
        d="M40 600c0-14 14-22 34-22h52c20 0 34 8 34 22Z"
      />
      <path
        fill="color-mix(in oklab, var(--leaf-2) 30%, var(--leaf-3))"
        d="M48 588c8-8 16-10 26-10h52q6-.1 12 2c-28 2-68 4-90 8"
      />
      <path
        fill="color-mix(in oklab, var(--leaf-1) 15%, var(--leaf-2))"
        d="M1010 600c0-14 14-22 34-22h52c20 0 34 8 34 22Z"
      />
      <path
        fill="color-mix(in oklab, var(--leaf-2) 30%, var(--leaf-3))"
        d="M1018 588c8-8 16-10 26-10h52q6-.1 12 2c-28 2-68 4-90 8"
      />
    </>
  );
}

const lobbyPanes = [268, 384, 500, 616, 732];

const floors = [
  { name: 'floor-4', top: 92, desks: [261, 373, 473, 572, 686, 783], plants: [373, 572, 686, 783] },
  { name: 'floor-3', top: 196, desks: [267, 366, 479, 568, 683, 777], plants: [267, 479, 568] },
  { name: 'floor-2', top: 300, desks: [267, 374, 466, 578, 677, 771], plants: [677] },
  { name: 'floor-1', top: 404, desks: [268, 378, 478, 573, 673, 785], plants: [268, 478, 573, 785] },
];
