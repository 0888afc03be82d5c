import { formatDuration } from '@tintforge/app-base/duration';
import { ShadePanel } from '@tintforge/app-base/tint/shade-panel';
import type { RefusedTint } from '@tintforge/app-base/tint/tint-refusal';
import { emptyTint, offeredAddOns, offeredPackages } from '@tintforge/booking-core';
import { catalogue, officeShadeWords, vehicleTypeOf } from '@tintforge/content';
import { Checkbox, formatMoney, RadioGroup, Section } from '@tintforge/ui';
import { useFormContext, useWatch } from 'react-hook-form';
import styles from './order-section.module.css';
import type { PhoneForm } from './phone-form';
import { phoneWords } from './words';

const words = phoneWords.order;

interface OrderSectionProps {
  /** The car's position among the cars. */
  index: number;
  /** True for the only car. */
  isOnly: boolean;
  /** The server's message about its shades. */
  refused: RefusedTint | undefined;
}

/** The order for a car, each item with its price and minutes. */
export function OrderSection({ index, isOnly, refused }: OrderSectionProps) {
  const { control, setValue, register, formState } = useFormContext<PhoneForm>();
  const [vehicleType, packageId] = useWatch({
    control,
    name: [`cars.${index}.vehicleType`, `cars.${index}.packageId`],
  });
  const tint = useWatch({ control, compute: ({ cars }: PhoneForm) => cars[index]?.tint ?? emptyTint });
  const errors = formState.errors.cars?.[index];
  const packages = offeredPackages(catalogue).filter((item) => item.vehicleType === vehicleType);
  const sold = packages.find(({ id }) => id === packageId);

  return (
    <Section title={isOnly ? words.heading : words.numbered(index + 1)}>
      {packages.length === 0 ? (
        <p className={styles.first}>{words.first}</p>
      ) : (
        <RadioGroup
          legend={words.package}
          look="chips"
          options={packages.map(({ id, tier, priceCents, minutes }) => ({
            value: id,
            label: tier,
            description: words.about({ price: formatMoney(priceCents), duration: formatDuration(minutes) }),
          }))}
          value={packageId === '' ? undefined : packageId}
          error={errors?.packageId?.message}
          onValueChange={(id) => {
            setValue(`cars.${index}.packageId`, id);
            if (packages.find((item) => item.id === id)?.filmType === sold?.filmType) return;
            // A shade belongs to one film.
            setValue(`cars.${index}.tint`, { ...tint, shades: null });
          }}
        />
      )}
      <fieldset className={styles.extras}>
        <legend>{words.extras}</legend>
        {offeredAddOns(catalogue).map(({ id, name, priceCents, minutes }) => (
          <Checkbox
            key={id}
            label={name}
            hint={words.adds({ price: formatMoney(priceCents), duration: formatDuration(minutes) })}
            value={id}
            {...register(`cars.${index}.addOnIds`)}
          />
        ))}
      </fieldset>
      {sold !== undefined && (
        <fieldset className={styles.shades}>
          <legend>{words.shade}</legend>
          <ShadePanel
            car={sold}
            tint={tint}
            onChange={(change) => setValue(`cars.${index}.tint`, { ...tint, ...change })}
            refused={refused}
            office={officeShadeWords}
            isComplaining={errors?.tint !== undefined}
          >
            {vehicleTypeOf(sold.vehicleType).zones.some((zone) => tint.shades?.[zone] === undefined) && (
              <Checkbox
                label={officeShadeWords.rest}
                checked={tint.isRestOpen !== true}
                onChange={(event) =>
                  setValue(`cars.${index}.tint`, { ...tint, isRestOpen: !event.currentTarget.checked })
                }
              />
            )}
          </ShadePanel>
        </fieldset>
      )}
    </Section>
  );
}
