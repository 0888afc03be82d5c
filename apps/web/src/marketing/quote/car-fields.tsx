import { carPanels } from '@tintforge/booking-core';
import { quotePageWords, quoteWords } from '@tintforge/content';
import { Checkbox, FieldRow, RadioGroup, Section, TextField } from '@tintforge/ui';
import { FieldError } from './field-error';
import { choiceOf, type FormState, fieldOf, optionsOf, toggled } from './form-state';
import styles from './quote-form.module.css';

const words = quotePageWords.form;

/** One car for paint protection film. */
export function CarFields({ form }: { form: FormState }) {
  return (
    <>
      <Section title={words.carTitle}>
        <FieldRow shape="narrow-first">
          <TextField label={words.year} inputMode="numeric" {...fieldOf(form, 'year', 'details.year')} />
          <TextField label={words.make} {...fieldOf(form, 'make', 'details.make')} />
        </FieldRow>
        <FieldRow shape="halves">
          <TextField label={words.model} {...fieldOf(form, 'carModel', 'details.model')} />
          <TextField label={words.color} isOptional {...fieldOf(form, 'color', 'details.color')} />
        </FieldRow>
        <RadioGroup legend={words.coverage} options={optionsOf(quoteWords.coverages)} {...choiceOf(form, 'coverage')} />
        {form.draft.answers.coverage === 'panels' && <Panels form={form} />}
      </Section>
      <Section title={words.stateTitle}>
        {(['chips', 'repainted', 'garage'] as const).map((name) => (
          <RadioGroup
            key={name}
            legend={words[name]}
            look="chips"
            options={optionsOf(quoteWords.answers)}
            {...choiceOf(form, name)}
          />
        ))}
      </Section>
    </>
  );
}

function Panels({ form }: { form: FormState }) {
  const { panels } = form.draft;
  const error = form.errors['details.panels'];
  return (
    <fieldset className={styles.boxes}>
      <legend>{words.panels}</legend>
      {carPanels.map((panel, index) => (
        <Checkbox
          key={panel}
          label={quoteWords.panels[panel]}
          checked={panels.includes(panel)}
          aria-invalid={error !== undefined && index === 0 ? true : undefined}
          onChange={() => form.change({ panels: toggled(panels, panel) })}
        />
      ))}
      <FieldError error={error} />
    </fieldset>
  );
}
