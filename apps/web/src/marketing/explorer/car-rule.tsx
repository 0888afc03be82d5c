import { legalClassOf, plainAnswers, registrations } from '@tintforge/booking-core';
import { explorerResults, lawWords } from '@tintforge/content';
import { RadioGroup } from '@tintforge/ui';
import styles from './car-rule.module.css';
import { GlassField } from './glass-field';
import { explorerZones, type Look, withAnswer, withRegistration } from './look';
import type { LookStep } from './use-look';

const { rule } = explorerResults;
const { legalClass, registration, glass } = lawWords;

interface CarRuleProps {
  look: Look;
  onLook: (step: LookStep) => void;
}

const questions = ['truckChassisOrOffRoad', 'tenPersonsOrFewer'] as const;

/** The facts that decide how dark the car may be: its legal class, where it is registered, and its glass. */
export function CarRule({ look, onLook }: CarRuleProps) {
  const zones = explorerZones(look.vehicleType);
  return (
    <details className={styles.root}>
      <summary className={styles.summary}>
        <span className={styles.heading}>{rule.heading}</span>
        <span className={styles.now}>
          {legalClass.classes[legalClassOf(look.answers)]} · {registration.answers[look.registeredIn]}
        </span>
      </summary>
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
        <RadioGroup
          look="segments"
          name="registeredIn"
          legend={registration.question}
          options={registrations.map((value) => ({ value, label: registration.answers[value] }))}
          value={look.registeredIn}
          onValueChange={(value) => {
            const registeredIn = registrations.find((each) => each === value);
            if (registeredIn !== undefined) onLook((before) => withRegistration(before, registeredIn));
          }}
        />
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
    </details>
  );
}
