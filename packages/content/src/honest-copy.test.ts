import { expect, test } from 'vitest';
import * as door from './index';
import { withoutSource } from './testing/figure-sources';
import { figuresOf } from './testing/film-figures';
import { inShopNames } from './testing/film-names';
import { callsInfraredHeat } from './testing/infrared-as-heat';
import { lacksWhoseLifetime } from './testing/lifetimes';
import { isMarkedAsMakers } from './testing/maker-marks';
import { permitsByTolerance } from './testing/meter-tolerances';
import { type Passage, passagesOf } from './testing/passages';
import { printsRating } from './testing/printed-ratings';
import { headedSentences } from './testing/readings';
import { sentencesOf } from './testing/sentences';
import { promisesStormProtection } from './testing/storm-promises';
import { excessOf } from './testing/table-excess';

const { heat, look, signal, budget } = door.filmAnswers;
const answerSets = heat.flatMap((heat) =>
  look.flatMap((look) => signal.flatMap((signal) => budget.map((budget) => ({ heat, look, signal, budget })))),
);

/** Words and figures that exported functions return about the tables. */
const saidByRules = {
  measuredFacts: door.filmTypes.map((filmType) => ({ filmType, ...door.measuredFacts(filmType) })),
  recommendFilm: answerSets.map((answers) => door.recommendFilm(answers)),
  starsLabel: () => door.starsLabel(4.5),
  findingText: () => door.findingText({ problem: 'start-outside-hours', weekday: 2, start: '12:00' }),
  heroLaw: door.homeHero.pane.stops.map(door.heroLaw),
  deviceText: () => door.deviceText({ browser: 'Firefox', system: 'Windows' }),
};

/** Exported functions that return a code, or data that is checked at its source. */
const silentRules = [
  'addressLine',
  'cityOfZip',
  'contactLineOf',
  'regionIdOfPath',
  'contactLinesIn',
  'favouredBy',
  'filmInAddress',
  'filmRowsOf',
  'homeVerdict',
  // Said with the table’s note.
  'statementOf',
  'hasPage',
  // Colors.
  'hexOf',
  'ownColor',
  'isSameCity',
  'measuredText',
  // Weekdays and times of day.
  'mostStarts',
  'openDaysText',
  'openingText',
  'printHours',
  'packageWith',
  // Composed of quoteWords.
  'quoteFacts',
  'quoteSize',
  // Read with the verdicts that they are part of, in lawWords.
  'kindText',
  'shownLight',
  'stateOf',
  'seriesOf',
  'shopFileName',
  // Composed of the names of vehicle types, packages and extras.
  'carLineName',
  'carsInWords',
  'vehicleInWords',
  'vehicleTypeOf',
  'usualGlassOf',
  'vehiclesWith',
  'weekdayName',
  'weekdaysText',
  'tintCatalogueOf',
  'withoutSamples',
];

// The law's own words and figures are not ours: the package that has them tests them.
const exported = Object.entries<unknown>(door).filter(([name]) => name !== 'homeLaw');
const words = exported.filter(([, value]) => typeof value !== 'function');
const copy = [...words, ...Object.entries(saidByRules)].flatMap(([name, value]) => passagesOf(value, name));

/** Percentages that are no film's: the law's, a glass's, a sample's shade, and unmeasured ones. */
const otherFigures = [
  new RegExp(`\\b${door.homeStateName}\\b`),
  /\blimit\b|\blegal\b|\bor lighter\b|\bfront needs\b|\bbehind the driver only\b|^Front side windows keep\b/,
  /\bglass\b|^Clear, \d+%/,
  /how much of the film is shown|^\d+%: heat \d+% kept out|\d+% film\b|\bpercent shade\b|[:\w] [\d, ]+ percent$/,
  // The law's verdict on a film that lets this much light through.
  /^(?:all-sides|rear|multipurpose|none|not-verified)(?:-metered|-clear-front)?$/,
  /\bHVAC\b|^100% satisfaction$/,
  /^\d+%(?: and \d+%)? (?:is|are) the (?:maker|manufacturer)’s figures?\b/,
];

const place = ({ path, text }: Passage) => `${path}: ${text}`;

function beyondTheTables(passage: Passage): string[] {
  return figuresOf(passage).flatMap((figure) => {
    const excess = excessOf(figure);
    return excess === undefined || isMarkedAsMakers(passage, figure) ? [] : `${passage.path}: ${excess}`;
  });
}

function aboutNothingKnown(passage: Passage): string[] {
  return figuresOf(passage).flatMap(({ property, sentence }) => {
    const isOther = [sentence, ...passage.beside].some((text) => otherFigures.some((kind) => kind.test(text)));
    return property !== undefined || isOther ? [] : place(passage);
  });
}

/** A judge of sentences as a judge of passages. */
function anySentence(judge: (sentence: string) => boolean) {
  return (passage: Passage) => (sentencesOf(passage.text).some(judge) ? [place(passage)] : []);
}

test('all that is exported is read, or is a rule whose words are read, or a rule without words', () => {
  const rules = exported.filter(([, value]) => typeof value === 'function').map(([name]) => name);
  expect(rules.toSorted()).toEqual([...Object.keys(saidByRules), ...silentRules].toSorted());
});

test.each([
  'automotivePage.benefits.items[0].text',
  'filmComparison.rows[0].claims.Ceramic Film.value',
  'homeWords.films.cards[0].heatRejection',
  'homeHero.pane.stops[3].heatPercent',
  'packages[2].features[0]',
  'regionPages[0].words.services.cards.automotive.features[2]',
  'mailWords.confirmed.subject',
  'wizardWords.extras.shade.option',
  'recommendFilm[0].reasons[0]',
])('%s is read', (path) => {
  expect(copy.map((passage) => passage.path)).toContain(inShopNames(path));
});

/** Each rule with a piece of copy that breaks it, so that it is known to find its target. */
test.each<{ rule: string; places: (passage: Passage) => string[]; broken: unknown }>([
  {
    rule: 'no figure of a film is beyond its table unless it is said to be the maker’s',
    places: beyondTheTables,
    broken: { filmType: 'Ceramic Film', lead: 'Keeps out up to 95% of the heat.' },
  },
  {
    rule: 'every percentage is a film’s, or is known to be something else',
    places: aboutNothingKnown,
    broken: { lead: 'Ceramic is 85% better.' },
  },
  {
    rule: 'every figure of heat or ultraviolet says whether it is claimed or measured',
    places: (passage) => (withoutSource(passage).length > 0 ? [place(passage)] : []),
    broken: { lead: 'Blocks 99% of ultraviolet light.' },
  },
  {
    rule: 'infrared is never called heat',
    places: (passage) => (headedSentences(passage).some(callsInfraredHeat) ? [place(passage)] : []),
    broken: { name: 'Heat rejection', lead: 'Up to 95% of infrared stays outside.' },
  },
  {
    rule: 'every lifetime is somebody’s',
    places: (passage) => (lacksWhoseLifetime(passage) ? [place(passage)] : []),
    broken: { lead: 'Lifetime warranty on tint' },
  },
  {
    rule: 'no film is promised to stand up to hurricanes or blows, or to please an insurer',
    places: anySentence(promisesStormProtection),
    broken: { lead: 'Film for your sliders. It resists impact.' },
  },
  {
    rule: 'no rating stands in a text: ratings are data, with who states them',
    places: (passage) => (passage.isMade ? [] : anySentence(printsRating)(passage)),
    broken: { lead: 'Rated 4.9 of 5 on the Gulf coast.' },
  },
  {
    rule: 'the meter’s error permits nothing',
    places: anySentence(permitsByTolerance),
    broken: { lead: 'With the ±3 tolerance 25 is legal too.' },
  },
])('$rule', ({ places, broken }) => {
  expect(passagesOf(broken, 'brokenPage').flatMap(places)).toContainEqual(expect.stringMatching(/^brokenPage\.lead: /));
  expect(copy.flatMap(places)).toEqual([]);
});
