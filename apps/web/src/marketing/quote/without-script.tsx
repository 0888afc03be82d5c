import { maxQuoteNotes } from '@tintforge/api-contract';
import { paths } from '@tintforge/app-base/paths';
import { phoneText } from '@tintforge/app-base/phone-text';
import { carPanels, glassGoals, type QuoteKind } from '@tintforge/booking-core';
import { offeredQuoteKinds, quotePageWords, quoteWords, vehicleTypes } from '@tintforge/content';
import { Accordion, Button, Checkbox, FieldRow, PhoneField, Section, Select, TextArea, TextField } from '@tintforge/ui';
import { choose, optionsOf } from './form-state';
import styles from './quote-form.module.css';

const words = quotePageWords.form;
const plain = quotePageWords.withoutScript;

/** Rows of windows or vehicles that such a form has; more go into the notes. */
const rows = Array.from({ length: 4 }, (_, index) => index);

const unsure = 'not-sure';

/**
 * The forms of all kinds for browsers without script, which post them on their own and get the page again, with `#sent` or `#not-sent`.
 * Fields have the names of `TypedQuote`.
 */
export function WithoutScript() {
  return (
    <noscript>
      <section className={styles.plain} aria-labelledby="ask-here">
        <h2 id="ask-here" className={styles.heading}>
          {plain.heading}
        </h2>
        <div id="sent" className={styles.answer} role="status">
          <b>{plain.sent.title}</b> {plain.sent.text}
        </div>
        <div id="not-sent" className={styles.answer} role="alert" data-bad>
          <b>{plain.notSent.title}</b> {plain.notSent.text}
        </div>
        <p className={styles.lead}>{plain.lead}</p>
        <Accordion
          isSingle
          headingLevel={2}
          items={offeredQuoteKinds.map((kind) => ({
            title: quotePageWords.kinds[kind].title,
            content: <PlainForm kind={kind} />,
          }))}
        />
      </section>
    </noscript>
  );
}

function PlainForm({ kind }: { kind: QuoteKind }) {
  return (
    <form className={styles.form} method="post" action={`${paths.quote}#not-sent`}>
      <input type="hidden" name="kind" value={kind} />
      <Work kind={kind} />
      <Section title={words.youTitle}>
        <FieldRow shape="halves">
          <TextField label={words.customerName} name="customerName" autoComplete="name" required minLength={2} />
          <TextField label={words.company} name="company" isOptional autoComplete="organization" />
        </FieldRow>
        <FieldRow shape="halves">
          <TextField label={words.email} name="customerEmail" type="email" autoComplete="email" required />
          <PhoneField format={phoneText} label={words.phone} name="customerPhone" required />
        </FieldRow>
        <FieldRow shape="halves">
          <TextField
            label={words.zip}
            name="zip"
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={20}
            required
          />
          <TextField label={words.city} name="city" autoComplete="address-level2" required />
        </FieldRow>
        <TextArea
          label={words.notes}
          hint={words.notesHint}
          name="notes"
          isOptional
          rows={4}
          maxLength={maxQuoteNotes}
        />
      </Section>
      <div className={styles.website} aria-hidden="true">
        <label>
          {words.website}
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div className={styles.submit}>
        <Button type="submit" variant="primary" size="large">
          {words.submit}
        </Button>
      </div>
    </form>
  );
}

function Work({ kind }: { kind: QuoteKind }) {
  switch (kind) {
    case 'residential':
    case 'commercial':
      return <Building kind={kind} />;
    case 'ppf':
      return <Car />;
    case 'fleet':
      return <Fleet />;
  }
}

interface ChoiceProps {
  label: string;
  name: string;
  labels: Readonly<Record<string, string>>;
}

/** One of a few answers; "not sure" is chosen first where it is one. */
function Choice({ label, name, labels }: ChoiceProps) {
  const isOpen = unsure in labels;
  return (
    <Select
      label={label}
      name={name}
      options={optionsOf(labels)}
      {...(isOpen ? { defaultValue: unsure } : { placeholder: choose, required: true })}
    />
  );
}

function Boxes({ label, name, labels }: ChoiceProps) {
  return (
    <fieldset className={styles.boxes}>
      <legend>{label}</legend>
      {Object.entries(labels).map(([value, text]) => (
        <Checkbox key={value} name={name} value={value} label={text} />
      ))}
    </fieldset>
  );
}

function Building({ kind }: { kind: 'residential' | 'commercial' }) {
  return (
    <>
      <Section title={words.windows}>
        <p className={styles.hint}>
          {words.windowsHint} {plain.moreRows}
        </p>
        {rows.map((index) => (
          <fieldset key={index} className={styles.row}>
            <legend>{words.window(index + 1)}</legend>
            <FieldRow shape="halves">
              <TextField label={words.room} name={`windows.${index}.room`} required={index === 0} />
              <Count name={`windows.${index}.count`} isFirst={index === 0} />
            </FieldRow>
            <FieldRow shape="halves">
              <TextField label={words.width} name={`windows.${index}.width`} inputMode="decimal" isOptional />
              <TextField label={words.height} name={`windows.${index}.height`} inputMode="decimal" isOptional />
            </FieldRow>
            <Choice label={words.sun} name={`windows.${index}.sun`} labels={quoteWords.suns} />
          </fieldset>
        ))}
      </Section>
      <Section title={words.glassTitle}>
        <Boxes
          label={words.goals}
          name="goals"
          labels={Object.fromEntries(glassGoals.map((goal) => [goal, quoteWords.goals[goal]]))}
        />
        <Choice label={words.glass} name="glass" labels={quoteWords.glasses} />
        <Choice label={words.oldFilm} name="oldFilm" labels={quoteWords.answers} />
        <Choice label={words.reach} name="reach" labels={quoteWords.reaches} />
      </Section>
      <Section title={words.buildingTitle}>
        {kind === 'residential' ? (
          <>
            <Choice label={words.home} name="home" labels={quoteWords.homes} />
            <Choice label={words.association} name="association" labels={quoteWords.answers} />
          </>
        ) : (
          <>
            <TextField label={words.workHours} hint={words.workHoursHint} name="workHours" isOptional />
            <TextField label={words.siteContact} name="siteContact" isOptional />
            <Checkbox label={words.certificate} name="needsCertificate" value="yes" />
          </>
        )}
      </Section>
    </>
  );
}

function Car() {
  return (
    <>
      <Section title={words.carTitle}>
        <FieldRow shape="narrow-first">
          <TextField label={words.year} name="year" inputMode="numeric" required />
          <TextField label={words.make} name="make" required />
        </FieldRow>
        <FieldRow shape="halves">
          <TextField label={words.model} name="carModel" required />
          <TextField label={words.color} name="color" isOptional />
        </FieldRow>
        <Choice label={words.coverage} name="coverage" labels={quoteWords.coverages} />
        <Boxes
          label={plain.panels}
          name="panels"
          labels={Object.fromEntries(carPanels.map((panel) => [panel, quoteWords.panels[panel]]))}
        />
      </Section>
      <Section title={words.stateTitle}>
        {(['chips', 'repainted', 'garage'] as const).map((name) => (
          <Choice key={name} label={words[name]} name={name} labels={quoteWords.answers} />
        ))}
      </Section>
    </>
  );
}

function Fleet() {
  return (
    <>
      <Section title={words.vehiclesTitle}>
        <p className={styles.hint}>
          {words.vehiclesHint} {plain.moreRows}
        </p>
        {rows.map((index) => (
          <fieldset key={index} className={styles.row}>
            <legend>{words.vehicle(index + 1)}</legend>
            <FieldRow shape="halves">
              <Select
                label={words.vehicleType}
                name={`vehicles.${index}.type`}
                placeholder={choose}
                required={index === 0}
                options={vehicleTypes.map(({ id, name }) => ({ value: id, label: name }))}
              />
              <Count name={`vehicles.${index}.count`} isFirst={index === 0} />
            </FieldRow>
            <TextField label={words.vehicleModel} name={`vehicles.${index}.model`} isOptional />
          </fieldset>
        ))}
      </Section>
      <Section title={words.wishesTitle}>
        <TextField label={words.wanted} name="wanted" isOptional />
        <TextField label={words.places} name="places" isOptional />
        <TextField label={words.offRoad} name="offRoad" isOptional />
      </Section>
    </>
  );
}

function Count({ name, isFirst }: { name: string; isFirst: boolean }) {
  return <TextField label={words.count} name={name} inputMode="numeric" required={isFirst} />;
}
