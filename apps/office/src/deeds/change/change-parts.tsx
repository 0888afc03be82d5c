import { AddressFields, CarFields, SiteFields } from '@tintforge/app-base/contact/contact-fields';
import { EmailField } from '@tintforge/app-base/contact/email-field';
import { formatDuration } from '@tintforge/app-base/duration';
import { moneyText } from '@tintforge/app-base/money';
import { phoneText } from '@tintforge/app-base/phone-text';
import { ShadePanel } from '@tintforge/app-base/tint/shade-panel';
import { isAddOnOffered, isPackageOffered, longestJobMinutes } from '@tintforge/booking-core';
import { catalogue, vehicleTypes } from '@tintforge/content';
import { Checkbox, FieldRow, formatMoney, PhoneField, RadioGroup, Select, TextArea, TextField } from '@tintforge/ui';
import { useFormContext, useWatch } from 'react-hook-form';
import { deedWords } from '../words';
import styles from './change-dialog.module.css';
import type { ChangedJob, ChangeForm } from './change-form';

const words = deedWords.change;

/** Name, phone and email. */
export function ContactPart() {
  const { register, formState } = useFormContext<ChangeForm>();
  const { errors } = formState;
  return (
    <div className={styles.part}>
      <FieldRow shape="halves">
        <TextField
          label={words.name}
          autoComplete="off"
          error={errors.customerName?.message}
          {...register('customerName')}
        />
        <PhoneField
          format={phoneText}
          label={words.phone}
          error={errors.customerPhone?.message}
          {...register('customerPhone')}
        />
      </FieldRow>
      <EmailField
        label={words.email}
        hint={words.emailHint}
        isOptional
        autoComplete="off"
        error={errors.customerEmail?.message}
        {...register('customerEmail')}
      />
    </div>
  );
}

/** Street, city and ZIP code, the conditions there, and the customer's notes. */
export function AddressPart() {
  const { register, control, formState } = useFormContext<ChangeForm>();
  const zipCode = useWatch({ control, name: 'zip' });
  const zip = (
    <TextField
      label={words.zip}
      inputMode="numeric"
      autoComplete="off"
      error={formState.errors.zip?.message}
      {...register('zip')}
    />
  );
  return (
    <div className={styles.part}>
      <AddressFields zipCode={zipCode} zip={zip} />
      <SiteFields />
      <NotesPart />
    </div>
  );
}

/** The customer's notes: gate codes, where to park. */
export function NotesPart() {
  const { register, formState } = useFormContext<ChangeForm>();
  return (
    <TextArea
      label={words.notes}
      hint={words.notesHint}
      isOptional
      rows={2}
      maxLength={1000}
      error={formState.errors.notes?.message}
      {...register('notes')}
    />
  );
}

/** The car with its package, and the extras. Crews sell extras. */
export function OrderPart({ job, isOffice }: { job: ChangedJob; isOffice: boolean }) {
  const { control, setValue, register, formState } = useFormContext<ChangeForm>();
  const [vehicleType, packageId] = useWatch({ control, name: ['vehicleType', 'packageId'] });
  const mayCar = isOffice && job.change.includes('car');
  const mayOrder = job.change.includes('order');
  // Items that are switched off can still be chosen where the booking has them.
  const { packageId: bookedPackage, addOnIds: bookedAddOns = [] } = formState.defaultValues ?? {};
  const sold = catalogue.packages.filter((item) => item.id === bookedPackage || isPackageOffered(catalogue, item));
  const packages = sold.filter((item) => item.vehicleType === vehicleType);
  const addOns = catalogue.addOns.filter((item) => bookedAddOns.includes(item.id) || isAddOnOffered(item));
  const about = ({ priceCents, minutes }: { priceCents: number; minutes: number }) =>
    words.about({ price: formatMoney(priceCents), duration: formatDuration(minutes) });
  return (
    <div className={styles.part}>
      {mayCar && <CarFields />}
      {isOffice && mayOrder && (
        <>
          <RadioGroup
            legend={words.type}
            look="chips"
            options={vehicleTypes.map(({ id, name }) => ({ value: id, label: name }))}
            value={vehicleType}
            onValueChange={(value) => {
              const type = vehicleTypes.find(({ id }) => id === value)?.id;
              if (type === undefined || type === vehicleType) return;
              const tier = catalogue.packages.find(({ id }) => id === packageId)?.tier;
              const own = sold.filter((item) => item.vehicleType === type);
              setValue('vehicleType', type);
              // A package belongs to one vehicle type: the same tier of the new one, or its first.
              setValue('packageId', (own.find((item) => item.tier === tier) ?? own[0])?.id ?? packageId);
            }}
          />
          <RadioGroup
            legend={words.package}
            look="chips"
            options={packages.map((item) => ({ value: item.id, label: item.tier, description: about(item) }))}
            value={packageId}
            error={formState.errors.packageId?.message}
            onValueChange={(id) => setValue('packageId', id)}
          />
        </>
      )}
      {mayOrder && (
        <fieldset className={styles.extras}>
          <legend>{words.extras}</legend>
          {addOns.map((item) => (
            <Checkbox key={item.id} label={item.name} hint={about(item)} value={item.id} {...register('addOnIds')} />
          ))}
        </fieldset>
      )}
    </div>
  );
}

/** The shades zone by zone, for the package as it is chosen here. */
export function ShadesPart() {
  const { control, setValue, formState } = useFormContext<ChangeForm>();
  const packageId = useWatch({ control, name: 'packageId' });
  const tint = useWatch({ control, compute: (all: ChangeForm) => all.tint });
  const car = catalogue.packages.find(({ id }) => id === packageId);
  if (car === undefined) return <p>{words.noPackage}</p>;
  return (
    <ShadePanel
      car={car}
      tint={tint}
      onChange={(change) => setValue('tint', { ...tint, ...change })}
      isComplaining={formState.errors.tint !== undefined}
    />
  );
}

const lengths = Array.from({ length: longestJobMinutes / 30 }, (_, index) => (index + 1) * 30);

/** Length and price that staff set by hand. */
export function TermsPart({ job }: { job: ChangedJob }) {
  const { register, formState } = useFormContext<ChangeForm>();
  return (
    <div className={styles.part}>
      <FieldRow shape="halves">
        <Select
          label={words.lengthLabel}
          hint={words.lengthHint(formatDuration(job.jobMinutes))}
          options={[
            { value: '', label: words.asOrdered },
            ...lengths.map((minutes) => ({ value: String(minutes), label: formatDuration(minutes) })),
          ]}
          error={formState.errors.jobMinutes?.message}
          {...register('jobMinutes')}
        />
        {job.change.includes('price') && (
          <TextField
            label={words.priceLabel}
            hint={words.priceHint(moneyText(job.totalPrice))}
            isOptional
            isMono
            inputMode="decimal"
            autoComplete="off"
            error={formState.errors.price === undefined ? undefined : words.priceProblem}
            {...register('price')}
          />
        )}
      </FieldRow>
    </div>
  );
}
