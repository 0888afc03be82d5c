import {
  type GlassZone,
  type LegalClassAnswers,
  legalClassOf,
  plainAnswers,
  registrations,
  type TintDraft,
} from '@tintforge/booking-core';
import { tintWords } from '@tintforge/content';
import { Icon, RadioGroup } from '@tintforge/ui';
import { useState } from 'react';
import styles from './car-questions.module.css';
import { GlassField } from './glass-field';

const words = tintWords.panel.car;
const { questions, answers, hint, classes } = tintWords.legalClass;

/** In the order of the form. */
const questionNames = ['truckChassisOrOffRoad', 'tenPersonsOrFewer'] as const satisfies (keyof LegalClassAnswers)[];

interface CarQuestionsProps {
  tint: TintDraft;
  onChange: (change: Partial<TintDraft>) => void;
  /** The zones that get film. */
  zones: readonly GlassZone[];
  /** Zones whose glass blocks the order: they must not be hidden. */
  wrongMeters: readonly GlassZone[];
  /** It addresses staff instead of the car’s owner. */
  isForOffice: boolean;
}

/** The assumptions of the verdicts about the car and its glass, in one line, and the questions behind them. */
export function CarQuestions({ tint, onChange, zones, wrongMeters, isForOffice }: CarQuestionsProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      className={styles.root}
      open={isOpen || wrongMeters.length > 0}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary className={styles.summary}>
        <span>
          <b>{isForOffice ? words.officeHeading : words.heading}</b>
          <span className={styles.assumed}>{assumedOf(tint)}</span>
        </span>
        <Icon name="chevron-down" />
      </summary>
      <div className={styles.questions}>
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
        <RadioGroup
          legend={tintWords.registration.question}
          look="segments"
          options={registrations.map((place) => ({ value: place, label: tintWords.registration.answers[place] }))}
          value={tint.registeredIn}
          onValueChange={(value) => {
            const registeredIn = registrations.find((each) => each === value);
            if (registeredIn !== undefined) onChange({ registeredIn });
          }}
        />
        <fieldset className={styles.glass}>
          <legend>{tintWords.glass.legend}</legend>
          {zones.map((zone) => (
            <GlassField
              key={zone}
              zone={zone}
              glass={tint.glass[zone]}
              isWrong={wrongMeters.includes(zone)}
              onChange={(glass) => onChange({ glass: { ...tint.glass, [zone]: glass } })}
            />
          ))}
        </fieldset>
      </div>
    </details>
  );

  function assumedOf({ registeredIn, glass }: TintDraft): string {
    const isKnown = zones.some((zone) => glass[zone] !== undefined);
    const legalClass = classes[legalClassOf(tint.answers)];
    return [legalClass, words.registered[registeredIn], words.glass[isKnown ? 'known' : 'usual']].join(', ');
  }
}
