import { glassOf } from '@tintforge/app-base/tint/judge-zone';
import { VerdictBadge } from '@tintforge/app-base/tint/verdict-badge';
import type { GlassZone } from '@tintforge/booking-core';
import { explorerPicture, explorerResults, lawWords, tintNames } from '@tintforge/content';
import { explorerZones, isAgreedAtCar, judgedZone, type Look, type LookName } from './look';
import { LookFigures } from './look-figures-list';
import { LookOffer } from './look-offer';
import styles from './look-result.module.css';
import type { LookStep } from './use-look';

const { palette } = explorerPicture;
const { result } = explorerResults;
const words = lawWords.verdict;
const zoneNames = tintNames.zones;

interface LookResultProps {
  look: Look;
  name: LookName;
  /** There is no second look next to it. */
  isAlone: boolean;
  onLook: (step: LookStep) => void;
}

/** A look's legal status window by window, the effect of its film, and the package for it. */
export function LookResult({ look, name, isAlone, onLook }: LookResultProps) {
  const zones = explorerZones(look.vehicleType);
  const verdicts = zones.flatMap((zone) => judgedZone(look, { name, zone })?.verdict ?? []);
  const light = words.lightNote(verdicts.map(({ net }) => net));
  const notes = [
    ...(light === undefined ? [] : [light]),
    ...new Set(verdicts.flatMap((verdict) => verdict.notes.map((note) => words.notes[note]))),
  ];
  return (
    <section className={styles.root} aria-label={isAlone ? undefined : palette.looks[name]}>
      {!isAlone && <p className={styles.look}>{palette.looks[name]}</p>}
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
      <LookOffer look={look} name={name} isAlone={isAlone} onLook={onLook} />
    </section>
  );
}

interface ZoneProps {
  look: Look;
  name: LookName;
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
        {words.why(verdict)} {isAgreedAtCar(zone) && result.atTheCar}{' '}
        <span className={styles.statute}>{words.statute(verdict)}</span>
      </p>
    </li>
  );
}

function Light({ figure }: { figure: string }) {
  return (
    <p className={styles.light}>
      {figure} <span>{result.light.toLowerCase()}</span>
    </p>
  );
}
