import { type FilmLayersProps, FilmStack } from './film-layers';
import { Plate } from './plate';
import { Weave } from './weave';

const levels = { glass: 134, adhesive: 222, 'uv-polyester': 296, carbon: 384, polyester: 482, 'hard-coat': 566 };

/** Carbon film on glass, layer by layer: half of the heat is rejected. */
export function CarbonFilm(props: FilmLayersProps<keyof typeof levels>) {
  return (
    <FilmStack film="carbon" levels={levels} heatLevel={levels.carbon} heatPassed={0.5} {...props}>
      <Plate
        level={levels.carbon}
        thickness={14}
        face="var(--ink-900)"
        left="var(--ink-950)"
        right="var(--ink-850)"
        sheen={0.07}
      >
        <Weave level={levels.carbon} />
      </Plate>
    </FilmStack>
  );
}
