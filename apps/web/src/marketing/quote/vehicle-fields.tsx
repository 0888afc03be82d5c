import type { TypedVehicle } from '@tintforge/api-contract';
import { maxVehicleRows } from '@tintforge/booking-core';
import { quotePageWords, vehicleTypes } from '@tintforge/content';
import { Button, FieldRow, Section, Select, TextField, VisuallyHidden } from '@tintforge/ui';
import { emptyVehicle } from './draft';
import { choose, type FormState, fieldOf, useRows } from './form-state';
import styles from './quote-form.module.css';

const words = quotePageWords.form;

/** Several vehicles, and what should be done to them. */
export function VehicleFields({ form }: { form: FormState }) {
  return (
    <>
      <Section title={words.vehiclesTitle}>
        <Vehicles form={form} />
      </Section>
      <Section title={words.wishesTitle}>
        <TextField label={words.wanted} isOptional {...fieldOf(form, 'wanted', 'details.wanted')} />
        <TextField label={words.places} isOptional {...fieldOf(form, 'places', 'details.places')} />
        <TextField label={words.offRoad} isOptional {...fieldOf(form, 'offRoad', 'details.offRoad')} />
      </Section>
    </>
  );
}

function Vehicles({ form }: { form: FormState }) {
  const { vehicles } = form.draft;
  const rows = useRows(vehicles, (changed) => form.change({ vehicles: changed }));
  return (
    <div ref={rows.place} className={styles.rows}>
      <p className={styles.hint}>{words.vehiclesHint}</p>
      {vehicles.map((row, index) => (
        <VehicleRow
          key={index}
          row={row}
          index={index}
          errors={form.errors}
          onChange={(changes) => rows.change(index, changes)}
          onRemove={vehicles.length > 1 ? () => rows.remove(index, words.vehicleRemoved) : undefined}
        />
      ))}
      {vehicles.length < maxVehicleRows && (
        <Button data-add onClick={() => rows.add({ ...emptyVehicle }, words.vehicleAdded)}>
          {words.addVehicle}
        </Button>
      )}
      <VisuallyHidden>
        <span role="status">{rows.news}</span>
      </VisuallyHidden>
    </div>
  );
}

interface VehicleRowProps {
  row: TypedVehicle;
  index: number;
  errors: FormState['errors'];
  onChange: (changes: Partial<TypedVehicle>) => void;
  onRemove: (() => void) | undefined;
}

function VehicleRow({ row, index, errors, onChange, onRemove }: VehicleRowProps) {
  const at = (field: string) => errors[`details.vehicles.${index}.${field}`];
  const number = index + 1;
  const typed = (field: keyof TypedVehicle) => ({
    value: row[field],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => onChange({ [field]: currentTarget.value }),
  });
  return (
    <fieldset className={styles.row} data-row={index}>
      <legend>{words.vehicle(number)}</legend>
      <FieldRow shape="wide-first">
        <Select
          label={words.vehicleType}
          placeholder={choose}
          options={vehicleTypes.map(({ id, name }) => ({ value: id, label: name }))}
          error={at('type')}
          {...typed('type')}
        />
        <TextField label={words.count} inputMode="numeric" error={at('count')} {...typed('count')} />
      </FieldRow>
      <TextField label={words.vehicleModel} isOptional error={at('model')} {...typed('model')} />
      {onRemove !== undefined && (
        <Button variant="quiet" size="small" aria-label={words.removeVehicle(number)} onClick={onRemove}>
          {words.remove}
        </Button>
      )}
    </fieldset>
  );
}
