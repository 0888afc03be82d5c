import { type CarAnswers, plainAnswers, usualBody, type VehicleType } from '@tintforge/booking-core';
import { vehicleTypes, carFactWords as words } from '@tintforge/content';
import { askedFacts, bodies, federalLabels } from '@tintforge/tint-law';
import { RadioGroup, Select } from '@tintforge/ui';
import { everyLaw, lawOf, type RegisteredCar } from './state-laws';

interface StateFactsProps {
  car: RegisteredCar & { answers: CarAnswers; vehicleType?: VehicleType | null };
  onChange: (answers: CarAnswers) => void;
}

/** Questions that the law of a car's state rests on besides the two of its class; nothing where there are none. */
export function StateFacts({ car, onChange }: StateFactsProps) {
  const law = lawOf(car);
  const asked = new Set(
    [...(law === undefined ? [] : [law]), ...everyLaw(car)].flatMap((each) => [...askedFacts(each)]),
  );
  const { answers, vehicleType } = car;
  return (
    <>
      {asked.has('body') && (
        <Select
          label={words.body}
          options={bodies.map((body) => ({ value: body, label: words.bodies[body] }))}
          value={answers.body ?? usualBody(vehicleTypes, vehicleType)}
          onChange={({ currentTarget: { value } }) => {
            const body = bodies.find((each) => each === value);
            if (body !== undefined) onChange({ ...answers, body });
          }}
        />
      )}
      {asked.has('federalLabel') && (
        <Select
          label={words.federalLabel}
          hint={words.federalLabelHint}
          options={federalLabels.map((each) => ({ value: each, label: words.federalLabels[each] }))}
          value={answers.federalLabel ?? 'unknown'}
          onChange={({ currentTarget: { value } }) => {
            const federalLabel = federalLabels.find((each) => each === value);
            if (federalLabel !== undefined) onChange({ ...answers, federalLabel });
          }}
        />
      )}
      {asked.has('bothOutsideMirrors') && (
        <RadioGroup
          legend={words.bothOutsideMirrors}
          look="segments"
          options={plainAnswers.map((answer) => ({ value: answer, label: words.legalClass.answers[answer] }))}
          value={answers.bothOutsideMirrors ?? 'not-sure'}
          onValueChange={(value) => {
            const answer = plainAnswers.find((each) => each === value);
            if (answer !== undefined) onChange({ ...answers, bothOutsideMirrors: answer });
          }}
        />
      )}
    </>
  );
}
