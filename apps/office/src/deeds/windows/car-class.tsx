import { RegistrationField } from '@tintforge/app-base/tint/registration-field';
import { StateFacts } from '@tintforge/app-base/tint/state-facts';
import { stateNameOf } from '@tintforge/app-base/tint/state-laws';
import {
  type LegalClassAnswers,
  legalClassOf,
  type PlainAnswer,
  plainAnswers,
  type VehicleType,
} from '@tintforge/booking-core';
import { carFactWords, tintWords } from '@tintforge/content';
import { RadioGroup } from '@tintforge/ui';
import type { WindowsForm } from './windows-form';
import styles from './windows-section.module.css';
import { windowsWords as words } from './words';

const questions = ['truckChassisOrOffRoad', 'tenPersonsOrFewer'] as const satisfies (keyof LegalClassAnswers)[];

interface CarClassProps {
  form: WindowsForm;
  vehicleType: VehicleType;
  onChange: (form: WindowsForm) => void;
}

/** The facts that decide a car's limits: the questions about it, and the state of registration. */
export function CarClass({ form, vehicleType, onChange }: CarClassProps) {
  const { answers } = form;
  const { legalClass } = carFactWords;
  return (
    <details>
      <summary className={styles.summary}>
        {words.car.summary(tintWords.legalClasses[legalClassOf(answers)], stateNameOf(form))}
      </summary>
      <div className={styles.questions}>
        {questions.map((question) => (
          <RadioGroup
            key={question}
            legend={legalClass.questions[question]}
            look="segments"
            options={plainAnswers.map((answer) => ({ value: answer, label: legalClass.answers[answer] }))}
            value={answers[question]}
            onValueChange={(answer) =>
              onChange({ ...form, answers: { ...answers, [question]: answer as PlainAnswer } })
            }
          />
        ))}
        <p className={styles.hint}>{legalClass.hint}</p>
        <RegistrationField car={form} onChange={(change) => onChange({ ...form, ...change })} />
        <StateFacts car={{ ...form, vehicleType }} onChange={(chosen) => onChange({ ...form, answers: chosen })} />
      </div>
    </details>
  );
}
