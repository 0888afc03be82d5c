import type { TypedWindow } from '@tintforge/api-contract';
import { glassGoals, maxWindowRows, type QuoteKind } from '@tintforge/booking-core';
import { quotePageWords, quoteWords } from '@tintforge/content';
import { Button, Checkbox, FieldRow, RadioGroup, Section, Select, TextField, VisuallyHidden } from '@tintforge/ui';
import { emptyWindow } from './draft';
import { choiceOf, choose, type FormState, fieldOf, optionsOf, toggled, useRows } from './form-state';
import styles from './quote-form.module.css';

const words = quotePageWords.form;

/** Windows, glass and building of a home or a business. */
export function GlassFields({ kind, form }: { kind: QuoteKind; form: FormState }) {
  return (
    <>
      <Section title={words.windows}>
        <Windows form={form} />
      </Section>
      <Section title={words.glassTitle}>
        <Goals form={form} />
        <RadioGroup
          legend={words.glass}
          look="chips"
          options={optionsOf(quoteWords.glasses)}
          {...choiceOf(form, 'glass')}
        />
        <RadioGroup
          legend={words.oldFilm}
          look="chips"
          options={optionsOf(quoteWords.answers)}
          {...choiceOf(form, 'oldFilm')}
        />
        <RadioGroup
          legend={words.reach}
          look="chips"
          options={optionsOf(quoteWords.reaches)}
          {...choiceOf(form, 'reach')}
        />
      </Section>
      <Section title={words.buildingTitle}>
        {kind === 'residential' ? <Home form={form} /> : <Business form={form} />}
      </Section>
    </>
  );
}

function Home({ form }: { form: FormState }) {
  return (
    <>
      <RadioGroup legend={words.home} look="chips" options={optionsOf(quoteWords.homes)} {...choiceOf(form, 'home')} />
      <RadioGroup
        legend={words.association}
        look="chips"
        options={optionsOf(quoteWords.answers)}
        {...choiceOf(form, 'association')}
      />
    </>
  );
}

function Business({ form }: { form: FormState }) {
  return (
    <>
      <TextField
        label={words.workHours}
        hint={words.workHoursHint}
        isOptional
        {...fieldOf(form, 'workHours', 'details.workHours')}
      />
      <TextField label={words.siteContact} isOptional {...fieldOf(form, 'siteContact', 'details.siteContact')} />
      <Checkbox
        label={words.certificate}
        checked={form.draft.needsCertificate}
        onChange={({ currentTarget }) => form.change({ needsCertificate: currentTarget.checked })}
      />
    </>
  );
}

function Goals({ form }: { form: FormState }) {
  const { goals } = form.draft;
  return (
    <fieldset className={styles.boxes}>
      <legend>{words.goals}</legend>
      {glassGoals.map((goal) => (
        <Checkbox
          key={goal}
          label={quoteWords.goals[goal]}
          checked={goals.includes(goal)}
          onChange={() => form.change({ goals: toggled(goals, goal) })}
        />
      ))}
    </fieldset>
  );
}

function Windows({ form }: { form: FormState }) {
  const { windows } = form.draft;
  const rows = useRows(windows, (changed) => form.change({ windows: changed }));
  return (
    <div ref={rows.place} className={styles.rows}>
      <p className={styles.hint}>{words.windowsHint}</p>
      {windows.map((row, index) => (
        <WindowRow
          key={index}
          row={row}
          index={index}
          errors={form.errors}
          onChange={(changes) => rows.change(index, changes)}
          onRemove={windows.length > 1 ? () => rows.remove(index, words.windowRemoved) : undefined}
        />
      ))}
      {windows.length < maxWindowRows && (
        <Button data-add onClick={() => rows.add({ ...emptyWindow }, words.windowAdded)}>
          {words.addWindow}
        </Button>
      )}
      <VisuallyHidden>
        <span role="status">{rows.news}</span>
      </VisuallyHidden>
    </div>
  );
}

interface WindowRowProps {
  row: TypedWindow;
  index: number;
  errors: FormState['errors'];
  onChange: (changes: Partial<TypedWindow>) => void;
  onRemove: (() => void) | undefined;
}

function WindowRow({ row, index, errors, onChange, onRemove }: WindowRowProps) {
  const at = (field: string) => errors[`details.windows.${index}.${field}`];
  const number = index + 1;
  const typed = (field: keyof TypedWindow) => ({
    value: String(row[field]),
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => onChange({ [field]: currentTarget.value }),
  });
  return (
    <fieldset className={styles.row} data-row={index}>
      <legend>{words.window(number)}</legend>
      <FieldRow shape="wide-first">
        <TextField label={words.room} error={at('room')} {...typed('room')} />
        <TextField label={words.count} inputMode="numeric" error={at('count')} {...typed('count')} />
      </FieldRow>
      {!row.hasNoSize && (
        <FieldRow shape="halves">
          <TextField label={words.width} inputMode="decimal" error={at('size.widthInches')} {...typed('width')} />
          <TextField label={words.height} inputMode="decimal" error={at('size.heightInches')} {...typed('height')} />
        </FieldRow>
      )}
      <Checkbox
        label={words.noSize}
        checked={row.hasNoSize}
        onChange={({ currentTarget }) => onChange({ hasNoSize: currentTarget.checked })}
      />
      <Select
        label={words.sun}
        placeholder={choose}
        options={optionsOf(quoteWords.suns)}
        error={at('sun')}
        {...typed('sun')}
      />
      {onRemove !== undefined && (
        <Button variant="quiet" size="small" aria-label={words.removeWindow(number)} onClick={onRemove}>
          {words.remove}
        </Button>
      )}
    </fieldset>
  );
}
