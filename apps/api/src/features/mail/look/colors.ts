/** The tokens of packages/ui/src/styles/tokens.css, resolved: email clients support neither variables nor OKLCH. */
export const colors = {
  paper: '#fdfbf7',
  paperBehind: '#eeeadf',
  ink: '#12181f',
  inkDeep: '#0b0f13',
  inkDeepest: '#05080b',
  inkText: '#faf6ef',
  muted: '#525960',
  mutedOnInk: '#b3b8bc',
  rule: '#d3cbbe',
  ruleOnInk: '#363d45',
  ember: '#ff5816',
  sun: '#ffcb5e',
  link: '#0f535f',
  linkOnInk: '#8fd0d0',
  /** The evening sky through the seven shades of film, 70 % to 5 %. */
  ramp: ['#cf8140', '#b16d34', '#945a2a', '#7e4b21', '#71431d', '#623918', '#391f0b'],
} as const;
