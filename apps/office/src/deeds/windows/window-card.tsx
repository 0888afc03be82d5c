import type { GlassZone } from '@tintforge/booking-core';
import { carFactWords, meteringWords, tintCatalogue, tintWords } from '@tintforge/content';
import { Button, type Option, Select, TextArea, TextField } from '@tintforge/ui';
import { agreedShade } from './agreed-shade';
import { unexplainedWindows } from './judge-window';
import styles from './window-card.module.css';
import { WindowVerdict } from './window-verdict';
import { isBadReading, suggestedLot, type WindowEntry, type WindowsForm, type WindowsJob } from './windows-form';
import { windowsWords as words } from './words';

interface WindowCardProps {
  form: WindowsForm;
  job: WindowsJob;
  entry: WindowEntry;
  /** Marks invalid readings. */
  showsProblems: boolean;
  onChange: (changes: Partial<WindowEntry>) => void;
  /** Absent for a window of the order. */
  onRemove?: (() => void) | undefined;
}

/** One window: the glass, the film, and the glass with the film, in the order of the work. */
export function WindowCard({ form, job, entry, showsProblems, onChange, onRemove }: WindowCardProps) {
  const { zone } = entry;
  const metering = meteringWords;
  const agreed = agreedShade(job, zone);
  const lot = suggestedLot(form, zone);
  const hasNote = entry.removalNote !== '' || unexplainedWindows(form, job).includes(entry);
  return (
    <fieldset className={styles.root}>
      <legend className={styles.legend}>{tintWords.zones[zone]}</legend>
      {agreed !== undefined && (
        <p className={styles.agreed}>
          <span>{words.agreed(agreed.text)}</span>
          {agreed.approval !== undefined && <b>{agreed.approval}</b>}
        </p>
      )}
      <div className={styles.work}>
        <Reading
          label={metering.before}
          value={entry.glass}
          showsProblem={showsProblems}
          onChange={(glass) => onChange({ glass })}
        />
        <Select
          label={words.shade}
          placeholder={words.noFilm}
          options={shadeOptions(job, entry)}
          value={entry.shadeId}
          onChange={(event) => onChange({ shadeId: event.currentTarget.value })}
        />
        <div className={styles.lot}>
          <TextField
            isMono
            label={metering.lot}
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={60}
            value={entry.lot}
            onChange={(event) => onChange({ lot: event.currentTarget.value })}
          />
          {lot !== undefined && <Button onClick={() => onChange({ lot })}>{words.sameRoll(lot)}</Button>}
        </div>
        <Reading
          label={metering.after}
          value={entry.filmed}
          showsProblem={showsProblems}
          onChange={(filmed) => onChange({ filmed })}
        />
      </div>
      <WindowVerdict form={form} job={job} entry={entry} />
      {hasNote && (
        <TextArea
          label={words.removalNote}
          hint={words.removalHint}
          rows={2}
          maxLength={500}
          value={entry.removalNote}
          onChange={(event) => onChange({ removalNote: event.currentTarget.value })}
        />
      )}
      {onRemove !== undefined && (
        <Button variant="quiet" aria-label={words.remove(tintWords.zones[zone])} onClick={onRemove}>
          {words.removeShort}
        </Button>
      )}
    </fieldset>
  );
}

interface ReadingProps {
  label: string;
  value: string;
  showsProblem: boolean;
  onChange: (text: string) => void;
}

function Reading({ label, value, showsProblem, onChange }: ReadingProps) {
  return (
    <TextField
      isMono
      label={label}
      error={showsProblem && isBadReading(value) ? carFactWords.glass.invalid : undefined}
      inputMode="decimal"
      autoComplete="off"
      maxLength={8}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

/** The shades of the package's film, then all others; plus the recorded or booked one, if it is no longer sold. */
function shadeOptions(job: WindowsJob, { zone, shadeId }: WindowEntry): Option[] {
  const option = ({ id, name }: { id: string; name: string }): Option => ({ value: id, label: name });
  const own = tintCatalogue.shades.filter(({ filmType }) => filmType === job.film);
  const others = tintCatalogue.shades.filter(({ filmType }) => filmType !== job.film);
  const options = [...own, ...others].map(option);
  if (shadeId === '' || options.some(({ value }) => value === shadeId)) return options;
  return [{ value: shadeId, label: nameOf(job, zone) ?? shadeId }, ...options];
}

function nameOf({ windows, tint }: WindowsJob, zone: GlassZone): string | undefined {
  const recorded = windows?.windows.find((window) => window.zone === zone)?.shade;
  return recorded ?? tint?.zones.find((each) => each.zone === zone)?.shade;
}
