import { homeHero } from '@tintforge/shop/pages/home-hero';
import { verdictAsKnown } from '../film-statements';
import type { HeroStop, HomeVerdict } from '../shapes';

const { bare, law } = homeHero.pane;
const sentences: Readonly<Partial<Record<HomeVerdict, (label: string) => string>>> = law;

/** The law's verdict on a stop of the start page's pane, as on the ceramic film that the pane is about, in a sentence. */
export function heroLaw({ label, verdict }: HeroStop): string {
  if (verdict === undefined) return bare;
  return (sentences[verdictAsKnown('ceramic', verdict)] ?? law['not-verified'])(label);
}
