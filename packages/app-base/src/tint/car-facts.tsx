import { type GlassZone, type LegalClassAnswers, plainAnswers, type TintDraft } from '@tintforge/booking-core';
import { carFactWords } from '@tintforge/content';
import { RadioGroup } from '@tintforge/ui';
import styles from './car-facts.module.css';
import { GlassField } from './glass-field';
import type { JudgedDraft } from './judge-zone';
import { RegistrationField } from './registration-field';
import { StateFacts } from './state-facts';

const { questions, answers, hint } = carFactWords.legalClass;

/** In the order of the form. */
const questionNames = ['truckChassisOrOffRoad', 'tenPersonsOrFewer'] as const satisfies (keyof LegalClassAnswers)[];

export interface CarFactsProps {
  tint: JudgedDraft;
  onChange: (change: Partial<TintDraft>) => void;
  /** The zones that get film. */
  zones: readonly GlassZone[];
  /** Zones whose glass blocks the order. */
  wrongMeters: readonly GlassZone[];
}

/** The questions that decide the limits of a car: its class, the state that registered it, and its glass. */
export function CarFacts({ tint, onChange, zones, wrongMeters }: CarFactsProps) {
  return (
    <div className={styles.root}>
      {questionNames.map((name) => (
        <RadioGroup
          key={name}
          legend={questions[name]}
          look="segments"
          options={plainAnswers.map((answer) => ({ value: answer, label: answers[answer] }))}
          value={tint.answers[name]}
          onValueChange={(value) => {
            const answer = plainAnswers.find((each) => each === value);
            if (answer !== undefined) onChange({ answers: { ...tint.answers, [name]: answer } });
          }}
        />
      ))}
      <p className={styles.hint}>{hint}</p>
      <RegistrationField car={tint} onChange={onChange} />
      <StateFacts car={tint} onChange={(answers) => onChange({ answers })} />
      <fieldset className={styles.glass}>
        <legend>{carFactWords.glass.legend}</legend>
        {zones.map((zone) => (
          <GlassField
            key={zone}
            zone={zone}
            glass={tint.glass[zone]}
            vehicleType={tint.vehicleType}
            isWrong={wrongMeters.includes(zone)}
            onChange={(glass) => onChange({ glass: { ...tint.glass, [zone]: glass } })}
          />
        ))}
      </fieldset>
    </div>
  );
}
