import { formatDuration } from '@tintforge/app-base/duration';
import { ShadePanel } from '@tintforge/app-base/tint/shade-panel';
import type { RefusedTint } from '@tintforge/app-base/tint/tint-refusal';
import { offeredAddOns, offeredPackages } from '@tintforge/booking-core';
import { catalogue } from '@tintforge/content';
import { Checkbox, formatMoney, RadioGroup, Section } from '@tintforge/ui';
import { useFormContext, useWatch } from 'react-hook-form';
import styles from './order-section.module.css';
import type { PhoneForm } from './phone-form';
import { phoneWords } from './words';

const words = phoneWords.order;

/** The order, each item with its price and minutes. `refused` is the server's message about the shades. */
export function OrderSection({ refused }: { refused: RefusedTint | undefined }) {
  const { control, setValue, register, formState } = useFormContext<PhoneForm>();
  const [vehicleType, packageId] = useWatch({ control, name: ['vehicleType', 'packageId'] });
  const tint = useWatch({ control, compute: (all: PhoneForm) => all.tint });
  const packages = offeredPackages(catalogue).filter((item) => item.vehicleType === vehicleType);
  const sold = packages.find(({ id }) => id === packageId);

  return (
    <Section title={words.heading}>
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
          error={formState.errors.packageId?.message}
          onValueChange={(id) => {
            setValue('packageId', id);
            if (packages.find((item) => item.id === id)?.filmType === sold?.filmType) return;
            // A shade belongs to one film.
            setValue('tint', { ...tint, shades: null });
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
            {...register('addOnIds')}
          />
        ))}
      </fieldset>
      {sold !== undefined && (
        <fieldset className={styles.shades}>
          <legend>{words.shade}</legend>
          <ShadePanel
            car={sold}
            tint={tint}
            onChange={(change) => setValue('tint', { ...tint, ...change })}
            refused={refused}
            isForOffice
            isComplaining={formState.errors.tint !== undefined}
          />
        </fieldset>
      )}
    </Section>
  );
}
