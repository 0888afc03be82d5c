import { lookNames } from './look-names';

/** The film explorer's picture, and the shades for its glass. */
export const explorerPicture = {
  car: 'Vehicle',

  views: {
    legend: 'View',
    names: { side: 'Side', 'three-quarter': 'Three-quarter', driver: 'Driver' },
  },

  sides: { legend: 'You are', names: { outside: 'Outside', inside: 'Inside' } },

  times: { legend: 'Light', names: { day: 'Day', dusk: 'Dusk', night: 'Night' } },

  cabinLight: 'The light inside is on',

  /** The picture in words, for screen readers. */
  picture: (car: string, view: string, light: string, panes: string) => `${car}, ${view}, ${light}. ${panes}`,

  lookTag: (name: string) => `Look ${name}`,

  palette: {
    look: 'Which look',
    looks: lookNames,
    where: 'Where',
    all: 'All windows',
    shade: (where: string) => `Film and shade: ${where}`,
    none: 'No film',
    /** After a shade's light on the glass that is there. */
    through: 'through',
    onlyLegal: 'Allowed shades only',
    onlyLegalHint: 'Shows only shades that the law allows on this glass.',
    noneLegal: 'No shade is sure to be allowed on this glass.',
    move: (count: number) =>
      count === 1
        ? 'Move one window to its nearest allowed shade'
        : `Move ${count} windows to their nearest allowed shades`,
  },

  /** One pane of glass, for screen readers. */
  panes: {
    film: (zone: string, film: string, light: string, verdict: string) =>
      `${zone}: ${film}, ${light} through, ${verdict}.`,
    bare: (zone: string, light: string) => `${zone}: no film, ${light} through.`,
    unknown: (zone: string) => `${zone}: we don’t know the glass.`,
  },

  compare: {
    add: 'Compare a second look',
    remove: 'Back to one look',
  },
} as const;
