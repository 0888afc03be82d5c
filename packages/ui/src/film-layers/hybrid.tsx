import { type FilmLayersProps, FilmStack } from './film-layers';
import { Particles } from './particles';
import { Plate } from './plate';
import { Weave } from './weave';

const levels = {
  glass: 134,
  adhesive: 216,
  'uv-polyester': 286,
  ceramic: 364,
  carbon: 408,
  polyester: 482,
  'hard-coat': 566,
};

const shifts = { adhesive: -6, 'uv-polyester': -16, ceramic: -6, carbon: 21, polyester: 9 };

/** Hybrid film on glass, layer by layer: ceramic over carbon, two thirds of the heat are rejected. */
export function HybridFilm(props: FilmLayersProps<keyof typeof levels>) {
  return (
    <FilmStack film="hybrid" levels={levels} shifts={shifts} heatLevel={levels.ceramic} heatPassed={0.35} {...props}>
      <Plate level={levels.carbon} thickness={10} face="var(--ink-900)" left="var(--ink-950)" right="var(--ink-850)">
        <Weave level={levels.carbon} />
      </Plate>
      <Plate
        level={levels.ceramic}
        thickness={10}
        face="var(--ink-600)"
        left="var(--ink-800)"
        right="var(--ink-700)"
        opacity={0.94}
        sheen={0.07}
      >
        <Particles level={levels.ceramic} count={13} />
      </Plate>
    </FilmStack>
  );
}
