import { formatDuration } from '@tintforge/app-base/duration';
import { parseZip, regionOfZip, type WizardDraft } from '@tintforge/booking-core';
import { catalogue, contactLineOf, wizardWords } from '@tintforge/content';
import { Banner, Note, TextField } from '@tintforge/ui';
import { minutesOf } from '../order-summary';
import styles from './zip-field.module.css';

const words = wizardWords.appointment.zip;

interface ZipFieldProps {
  draft: WizardDraft;
  isMissing: boolean;
  onChange: (zip: string) => void;
}

/** The ZIP code and its meaning: the region, or that we don't serve it and whom to call. */
export function ZipField({ draft, isMissing, onChange }: ZipFieldProps) {
  const region = regionOfZip(catalogue, draft.zip);
  const minutes = minutesOf(draft);
  return (
    <div className={styles.root}>
      <TextField
        label={words.label}
        hint={words.hint}
        name="zip"
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={20}
        value={draft.zip}
        error={errorOf(draft.zip, isMissing)}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {region === undefined ? (
        <Note icon="map-pin">{words.first}</Note>
      ) : (
        <Banner tone="success" icon="map-pin" title={words.region(region.name)}>
          {minutes !== undefined && words.needs(formatDuration(minutes))}
        </Banner>
      )}
    </div>
  );
}

function errorOf(zip: string, isMissing: boolean): string | undefined {
  if (parseZip(zip) === undefined) return isMissing ? words.required : undefined;
  return regionOfZip(catalogue, zip) === undefined ? words.outside(contactLineOf(undefined).phone) : undefined;
}
