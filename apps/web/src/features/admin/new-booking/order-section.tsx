import { catalogue } from '@tintforge/content';
import { Checkbox, formatMoney, RadioGroup, Section, Select } from '@tintforge/ui';
import { useFormContext, useWatch } from 'react-hook-form';
import { formatDuration } from '../../../lib/duration';
import styles from './order-section.module.css';
import type { PhoneForm } from './phone-form';
import { phoneWords } from './words';

const words = phoneWords.order;

/** What is to be done, each with its price and its minutes. */
export function OrderSection() {
  const { control, setValue, register, formState } = useFormContext<PhoneForm>();
  const [vehicleType, packageId] = useWatch({ control, name: ['vehicleType', 'packageId'] });
  const packages = catalogue.packages.filter((item) => item.vehicleType === vehicleType);
  const film = packages.find(({ id }) => id === packageId)?.filmType;

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
            setValue('preferredShade', '');
          }}
        />
      )}
      <fieldset className={styles.extras}>
        <legend>{words.extras}</legend>
        {catalogue.addOns.map(({ id, name, priceCents, minutes }) => (
          <Checkbox
            key={id}
            label={name}
            hint={words.adds({ price: formatMoney(priceCents), duration: formatDuration(minutes) })}
            value={id}
            {...register('addOnIds')}
          />
        ))}
      </fieldset>
      {film !== undefined && (
        <Select
          label={words.shade}
          isOptional
          placeholder={words.noShade}
          options={catalogue.shades
            .filter(({ filmType }) => filmType === film)
            .map(({ name, vltPercent }) => ({ value: name, label: words.shadeOption(name, vltPercent) }))}
          {...register('preferredShade')}
        />
      )}
    </Section>
  );
}
