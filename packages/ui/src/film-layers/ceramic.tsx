import { type FilmLayersProps, FilmStack } from './film-layers';
import { Particles } from './particles';
import { Plate } from './plate';

const levels = { glass: 134, adhesive: 222, 'uv-polyester': 296, ceramic: 384, polyester: 482, 'hard-coat': 566 };

/** Ceramic film on glass, layer by layer: almost all heat is rejected. */
export function CeramicFilm(props: FilmLayersProps<keyof typeof levels>) {
  return (
    <FilmStack film="ceramic" levels={levels} heatLevel={levels.ceramic} heatPassed={0.05} {...props}>
      <Plate
        level={levels.ceramic}
        thickness={14}
        face="color-mix(in oklab, var(--ink-850) 50%, var(--ink-500))"
        left="var(--ink-850)"
        right="color-mix(in oklab, var(--ember-500) 10%, var(--sky-1))"
        sheen={0.07}
      >
        <Particles level={levels.ceramic} count={15} />
      </Plate>
    </FilmStack>
  );
}
