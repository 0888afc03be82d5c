import { CarInputs, type ConnectedInput } from '@tintforge/app-base/contact/contact-inputs';
import { Section } from '@tintforge/ui';
import { nameOfCarAt } from '../order-summary';
import type { StepProps } from '../step-props';
import { carFieldsOfText, furtherCarField, textOfCar } from './further-car-form';

type FurtherCarsProps = Pick<StepProps, 'draft' | 'dispatch'> & {
  /** Connects an input to the form by its name, its text and what a change of it does. */
  connect: (name: string, text: string, onText: (text: string) => void) => ConnectedInput;
};

/** Year, make and model of each car after the first. */
export function FurtherCars({ draft, dispatch, connect }: FurtherCarsProps) {
  return draft.otherCars.map((car, index) => {
    const place = index + 1;
    const title = nameOfCarAt(car, place);
    return (
      <Section key={title} title={title}>
        <CarInputs
          connect={(field) =>
            connect(furtherCarField(index, field), textOfCar(car, field), (text) =>
              dispatch({ type: 'describe-car', car: place, fields: carFieldsOfText(field, text) }),
            )
          }
        />
      </Section>
    );
  });
}
