import { ownColor } from '@tintforge/content';

/** The evening sky through the seven shades of film, 70 % to 5 %. */
const usualRamp = ['#cf8140', '#b16d34', '#945a2a', '#7e4b21', '#71431d', '#623918', '#391f0b'];
/** The film's alpha at those shades: the tokens film-70 to film-5. */
const filmAlphas = [0.15, 0.27, 0.38, 0.467, 0.519, 0.578, 0.744];

/** The design tokens of the shop, resolved: email clients support neither variables nor OKLCH. */
export const colors = {
  paper: ownColor('paper-0') ?? '#fdfbf7',
  paperBehind: ownColor('paper-2') ?? '#eeeadf',
  ink: ownColor('ink-900') ?? '#12181f',
  inkDeep: ownColor('ink-950') ?? '#0b0f13',
  inkDeepest: behindBlack('ink-950', 0.5) ?? '#05080b',
  inkText: ownColor('paper-1') ?? '#faf6ef',
  muted: ownColor('text-muted') ?? '#525960',
  mutedOnInk: ownColor('ink-300') ?? '#b3b8bc',
  rule: ownColor('paper-4') ?? '#d3cbbe',
  ruleOnInk: ownColor('ink-700') ?? '#363d45',
  ember: ownColor('ember-500') ?? '#ff5816',
  sun: ownColor('sun-300') ?? '#ffcb5e',
  link: ownColor('gulf-700') ?? '#0f535f',
  linkOnInk: ownColor('gulf-300') ?? '#8fd0d0',
  ramp: usualRamp.map((usual, index) => behindBlack('sky-6', filmAlphas[index] ?? 0) ?? usual),
} as const;

/** The shop's own color of a token behind black of this alpha; undefined where it has none. */
function behindBlack(token: string, alpha: number): string | undefined {
  const own = ownColor(token);
  if (own === undefined) return undefined;
  const channels = [1, 3, 5].map((start) => Math.round(Number.parseInt(own.slice(start, start + 2), 16) * (1 - alpha)));
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
