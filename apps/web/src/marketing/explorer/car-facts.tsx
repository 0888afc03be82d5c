import { RegistrationField } from '@tintforge/app-base/tint/registration-field';
import { StateFacts } from '@tintforge/app-base/tint/state-facts';
import { plainAnswers } from '@tintforge/booking-core';
import { carFactWords, explorerResults } from '@tintforge/content';
import { RadioGroup } from '@tintforge/ui';
import styles from './car-facts.module.css';
import { GlassField } from './glass-field';
import { explorerZones, type Look, type LookStep } from './look';
import { withAnswer, withRegistration } from './look-car';

const { rule } = explorerResults;
const { legalClass, glass } = carFactWords;

export interface CarFactsProps {
  look: Look;
  onLook: (step: LookStep) => void;
}

const questions = ['truckChassisOrOffRoad', 'tenPersonsOrFewer'] as const;

/** The questions that decide how dark a car may be: its class, the state that registered it, and its glass. */
export function CarFacts({ look, onLook }: CarFactsProps) {
  const zones = explorerZones(look.vehicleType);
  return (
    <>
      <p className={styles.lead}>{rule.lead}</p>
      <div className={styles.columns}>
        {questions.map((question) => (
          <RadioGroup
            key={question}
            look="segments"
            name={question}
            legend={legalClass.questions[question]}
            options={plainAnswers.map((value) => ({ value, label: legalClass.answers[value] }))}
            value={look.answers[question]}
            onValueChange={(value) => {
              const answer = plainAnswers.find((each) => each === value);
              if (answer !== undefined) onLook((before) => withAnswer(before, { [question]: answer }));
            }}
          />
        ))}
        <RegistrationField
          car={look}
          onChange={({ registeredIn }) => onLook((before) => withRegistration(before, registeredIn))}
        />
        <StateFacts car={look} onChange={(answers) => onLook((before) => withAnswer(before, answers))} />
      </div>
      <fieldset>
        <legend className={styles.legend}>{glass.legend}</legend>
        <div className={styles.columns}>
          {zones.map((zone) => (
            <GlassField key={zone} zone={zone} look={look} onLook={onLook} />
          ))}
        </div>
      </fieldset>
      <p className={styles.lead}>{legalClass.hint}</p>
    </>
  );
}
