import { type Glass, type GlassZone, isVltPercent, type VehicleType } from '@tintforge/booking-core';
import { carFactWords, tintCatalogue, tintWords, usualGlassOf } from '@tintforge/content';
import { Select, TextField } from '@tintforge/ui';
import { useState } from 'react';
import styles from './glass-field.module.css';
import { meterPercentOf, meterTextOf } from './meter-text';

const words = tintWords.panel.car;

/** No preset has this id. */
const meter = 'meter';

interface GlassFieldProps {
  zone: GlassZone;
  /** Undefined while it is assumed, by the type of vehicle. */
  glass: Glass | undefined;
  vehicleType: VehicleType | null | undefined;
  /** Its reading blocks the order. */
  isWrong: boolean;
  onChange: (glass: Glass) => void;
}

/** The bare glass of a zone: one of the usual kinds, or a meter reading. */
export function GlassField({ zone, glass: named, vehicleType, isWrong, onChange }: GlassFieldProps) {
  const glass = named ?? usualGlassOf(vehicleType)(zone);
  const presets = tintCatalogue.glassPresets.filter(({ zones }) => zones.includes(zone));

  function choose(value: string) {
    onChange(value === meter ? { kind: 'meter', vltPercent: meterPercentOf('') } : { kind: 'preset', presetId: value });
  }

  return (
    <div className={styles.root}>
      <Select
        label={words.glassOf(tintWords.zones[zone])}
        hint={named === undefined ? carFactWords.glass.assumed : undefined}
        options={[
          ...presets.map(({ id, name }) => ({ value: id, label: name })),
          { value: meter, label: carFactWords.glass.meter },
        ]}
        value={glass.kind === 'meter' ? meter : glass.presetId}
        onChange={(event) => choose(event.currentTarget.value)}
      />
      {glass.kind === 'meter' && (
        <MeterField
          label={words.meterOf(tintWords.zones[zone])}
          percent={glass.vltPercent}
          isWrong={isWrong}
          onChange={(vltPercent) => onChange({ kind: 'meter', vltPercent })}
        />
      )}
    </div>
  );
}

interface MeterFieldProps {
  label: string;
  /** As typed; it may be impossible. */
  percent: number;
  isWrong: boolean;
  onChange: (percent: number) => void;
}

function MeterField({ label, percent, isWrong, onChange }: MeterFieldProps) {
  // Invalid input isn't kept in the draft, but must not vanish while it is being typed.
  const [typed, setTyped] = useState(meterTextOf(percent));
  const isImpossible = !isVltPercent(percent) && (typed !== '' || isWrong);
  return (
    <TextField
      label={label}
      hint={carFactWords.glass.meterHint}
      inputMode="decimal"
      autoComplete="off"
      maxLength={6}
      value={typed}
      error={isImpossible ? carFactWords.glass.invalid : undefined}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        onChange(meterPercentOf(event.currentTarget.value));
      }}
    />
  );
}
