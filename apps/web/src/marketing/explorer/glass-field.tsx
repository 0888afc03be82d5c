import { type Glass, type GlassZone, isVltPercent, parseReading } from '@tintforge/booking-core';
import { carFactWords, explorerResults, glassPresets, tintNames, usualGlassOf } from '@tintforge/content';
import { Select, TextField } from '@tintforge/ui';
import { useState } from 'react';
import styles from './car-facts.module.css';
import { type Look, type LookStep, withGlass } from './look';

const meter = 'meter';

interface GlassFieldProps {
  zone: GlassZone;
  look: Look;
  onLook: (step: LookStep) => void;
}

/** The bare glass of a zone: one of its presets, or a meter reading. */
export function GlassField({ zone, look, onLook }: GlassFieldProps) {
  const glass = look.glass[zone] ?? usualGlassOf(look.vehicleType)(zone);
  const offered = glassPresets.filter(({ zones }) => zones.includes(zone));
  const choose = (chosen: Glass) => onLook((before) => withGlass(before, zone, chosen));
  return (
    <div className={styles.glass}>
      <Select
        label={tintNames.zones[zone]}
        hint={look.glass[zone] === undefined ? carFactWords.glass.assumed : undefined}
        options={[
          ...offered.map(({ id, name }) => ({ value: id, label: name })),
          { value: meter, label: carFactWords.glass.meter },
        ]}
        value={glass.kind === 'meter' ? meter : glass.presetId}
        onChange={({ currentTarget: { value } }) =>
          choose(value === meter ? { kind: 'meter', vltPercent: Number.NaN } : { kind: 'preset', presetId: value })
        }
      />
      {glass.kind === 'meter' && <MeterField zone={zone} percent={glass.vltPercent} onChoose={choose} />}
    </div>
  );
}

interface MeterFieldProps {
  zone: GlassZone;
  /** The known percentage; NaN while there is none. */
  percent: number;
  onChoose: (glass: Glass) => void;
}

function MeterField({ zone, percent, onChoose }: MeterFieldProps) {
  const [typed, setTyped] = useState('');
  // The URL may hold another figure than the typed one.
  const isTyped = Object.is(percentOf(typed), percent);
  const text = isTyped ? typed : Number.isNaN(percent) ? '' : String(percent);
  return (
    <TextField
      label={explorerResults.rule.meter(tintNames.zones[zone])}
      hint={carFactWords.glass.meterHint}
      inputMode="decimal"
      isMono
      value={text}
      error={text.trim() === '' || isVltPercent(percent) ? undefined : carFactWords.glass.invalid}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value);
        onChoose({ kind: 'meter', vltPercent: percentOf(value) });
      }}
    />
  );
}

/** A reading as it was typed; NaN for anything else. */
function percentOf(text: string): number {
  return parseReading(text) ?? Number.NaN;
}
