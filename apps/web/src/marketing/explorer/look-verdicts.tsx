import { glassOf } from '@tintforge/app-base/tint/glass-of';
import { lawOf, stateNameOf } from '@tintforge/app-base/tint/state-laws';
import { notesOfFilm, notesOfGlass } from '@tintforge/app-base/tint/tint-notes';
import { VerdictBadge } from '@tintforge/app-base/tint/verdict-badge';
import { type GlassZone, legalClassOf } from '@tintforge/booking-core';
import { explorerPicture, explorerResults, explorerVerdicts, lawWords, tintNames } from '@tintforge/content';
import { Note } from '@tintforge/ui';
import { explorerZones, isAgreedAtCar, type Look, type LookName } from './look';
import { LookFigures } from './look-figures-list';
import { judgedZone } from './look-law';
import styles from './look-result.module.css';

const { palette } = explorerPicture;
const { result } = explorerVerdicts;
const { offer } = explorerResults;
const { legalClasses, registration, verdict: words } = lawWords;
const zoneNames = tintNames.zones;

interface LookVerdictsProps {
  look: Look;
  name: LookName;
}

/** A look's legal status window by window, and the effect of its film. */
export function LookVerdicts({ look, name }: LookVerdictsProps) {
  const zones = explorerZones(look.vehicleType);
  const judged = zones.flatMap((zone) => judgedZone(look, { name, zone }) ?? []);
  const verdicts = judged.map(({ verdict }) => verdict);
  const judgedZones = verdicts.map(({ zone }) => zone);
  const light = words.lightNote(verdicts.map(({ net }) => net));
  const notes = [
    ...(light === undefined ? [] : [light]),
    ...new Set(verdicts.flatMap((verdict) => verdict.notes.map((note) => words.notes[note]))),
    ...notesOfGlass(look, judgedZones),
    ...notesOfFilm(judged.map(({ shade }) => shade)),
  ];
  return (
    <>
      <h2 className={styles.heading}>{result.heading}</h2>
      <ul className={styles.zones}>
        {zones.map((zone) => (
          <Zone key={zone} look={look} name={name} zone={zone} />
        ))}
      </ul>
      {notes.length > 0 && (
        <ul className={styles.notes}>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      <LookFigures look={look} name={name} />
    </>
  );
}

interface ZoneProps extends LookVerdictsProps {
  zone: GlassZone;
}

/** One pane: film, light, verdict, and the reason. */
function Zone({ look, name, zone }: ZoneProps) {
  const judged = judgedZone(look, { name, zone });
  const glass = glassOf(look, zone);
  if (judged === undefined) {
    return (
      <li className={styles.zone}>
        <h3 className={styles.name}>{zoneNames[zone]}</h3>
        <p className={styles.film}>{palette.none}</p>
        {glass !== undefined && <Light figure={`${glass}%`} />}
        <p className={styles.why}>{glass === undefined ? result.unknownGlass : result.bare}</p>
      </li>
    );
  }
  const { shade, verdict } = judged;
  return (
    <li className={styles.zone} data-kind={verdict.kind}>
      <h3 className={styles.name}>{zoneNames[zone]}</h3>
      <p className={styles.film}>{shade.name}</p>
      <Light figure={words.shownLight(verdict.net)} />
      <p className={styles.verdict}>
        <VerdictBadge {...verdict} />
      </p>
      <p className={styles.why}>
        <span>{isAgreedAtCar(zone) ? `${words.why(verdict)} ${result.atTheCar}` : words.why(verdict)}</span>{' '}
        <span className={styles.statute}>{words.statute(verdict)}</span>
      </p>
    </li>
  );
}

function Light({ figure }: { figure: string }) {
  return (
    <p className={styles.light}>
      <span>{figure}</span> <span>{result.light.toLowerCase()}</span>
    </p>
  );
}

/** The class and the state that a car is judged as: "Passenger car · In Nevada". */
export function RuledCar({ look }: { look: Look }) {
  return <span>{`${legalClasses[legalClassOf(look.answers)]} · ${registration.place(stateNameOf(look))}`}</span>;
}

interface OfferNotesProps {
  /** A shade isn't allowed or isn't verified: the booking requires an exemption, a question to the shop, or another. */
  isRefused: boolean;
  look: Look;
  /** Film on the strip or the roof: no package covers it. */
  hasAgreedAtCar: boolean;
}

/** Remarks on a package: questions to settle before or besides the booking. */
export function OfferNotes({ look, isRefused, hasAgreedAtCar }: OfferNotesProps) {
  const refusal = lawOf(look)?.exemption === undefined ? offer.question : offer.exemption;
  return (
    <>
      {isRefused && <Note icon="triangle-alert">{refusal}</Note>}
      {hasAgreedAtCar && <Note icon="info">{offer.agreedAtCar}</Note>}
    </>
  );
}
