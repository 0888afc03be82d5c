import { formatDuration } from '@tintforge/app-base/duration';
import { type CarCrewCount, carCrewCounts } from '@tintforge/booking-core';
import { RadioGroup, Section } from '@tintforge/ui';
import { useFormContext, useWatch } from 'react-hook-form';
import { type PhoneForm, planOfPhone } from './phone-form';
import { phoneWords } from './words';

const words = phoneWords.crews;

/** How several cars are done: back to back, or at the same time by two crews. */
export function CrewsSection() {
  const { control, setValue, formState, clearErrors } = useFormContext<PhoneForm>();
  const crews = useWatch({ control, name: 'crews' });
  const cars = useWatch({ control, compute: (all: PhoneForm) => all.cars });
  const isTooLong = planOfPhone({ cars }, crews)?.ok === false;

  function choose(count: CarCrewCount) {
    setValue('crews', count);
    clearErrors('crews');
    // Two crews are the shop's choice.
    if (count > 1) setValue('crewId', '');
  }

  return (
    <Section title={words.heading}>
      <RadioGroup
        legend={words.legend}
        options={carCrewCounts.map((count) => ({
          value: String(count),
          label: words.ways[count],
          description: lengthText(cars, count),
        }))}
        value={String(crews)}
        error={isTooLong ? words.tooLong : formState.errors.crews?.message}
        onValueChange={(value) => choose(carCrewCounts.find((count) => String(count) === value) ?? 1)}
      />
    </Section>
  );
}

/** The time on site; undefined until every car has a package. */
function lengthText(cars: PhoneForm['cars'], crews: CarCrewCount): string | undefined {
  const plan = planOfPhone({ cars }, crews);
  if (plan === undefined) return undefined;
  return plan.ok ? words.about(formatDuration(plan.value.minutes)) : words.dayTooShort;
}
