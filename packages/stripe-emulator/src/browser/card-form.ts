import { type TestCard, testCards } from '../test-cards';
import { type Appearance, applyAppearance, openStyledRoot } from './appearance';
import {
  type CardFields,
  caretAfter,
  checkField,
  emptyFields,
  type FieldError,
  type FieldName,
  fieldNames,
  fieldsOf,
  formatField,
  typedCard,
} from './card-fields';

/** Callbacks of the form. */
export interface CardFormEvents {
  change(state: { isEmpty: boolean; isComplete: boolean }): void;
  focus(): void;
  blur(): void;
  escape(): void;
}

/** The card form in the page. */
export interface CardForm {
  /** The typed test card, or what is wrong with the first field that is not in order; shows and announces errors. */
  validate(): { ok: true; card: TestCard } | { ok: false; error: FieldError };
  setAppearance(appearance: Appearance): void;
  setDisabled(isDisabled: boolean): void;
  clear(): void;
  focus(): void;
  remove(): void;
}

const fieldTexts: Record<FieldName, { label: string; placeholder: string; autocomplete: AutoFill }> = {
  number: { label: 'Card number', placeholder: '1234 1234 1234 1234', autocomplete: 'cc-number' },
  expiry: { label: 'Expiration date', placeholder: 'MM / YY', autocomplete: 'cc-exp' },
  cvc: { label: 'Security code', placeholder: 'CVC', autocomplete: 'cc-csc' },
  zip: { label: 'ZIP code', placeholder: '12345', autocomplete: 'postal-code' },
};

/** Mounts the form in a host element. `today` is called each time an expiry is checked. */
export function openCardForm(
  host: HTMLElement,
  {
    appearance,
    events,
    today,
    zip = '',
  }: {
    appearance: Appearance;
    events: CardFormEvents;
    today: () => Date;
    /** Initial ZIP code. */
    zip?: string | undefined;
  },
): CardForm {
  const page = host.ownerDocument;
  const root = openStyledRoot(host);
  const form = page.createElement('div');
  form.className = 'form';
  form.setAttribute('role', 'group');
  form.setAttribute('aria-label', 'Card details');
  const announcer = page.createElement('p');
  announcer.className = 'announcer';
  announcer.setAttribute('aria-live', 'polite');
  let fields: CardFields = { ...emptyFields, zip: formatField('zip', zip) };

  const inputs = new Map<FieldName, { input: HTMLInputElement; error: HTMLElement }>();
  for (const name of fieldNames) {
    const field = createField(page, name);
    inputs.set(name, field);
    field.input.value = fields[name];
    form.append(field.box);
    field.input.addEventListener('input', () => {
      formatInput(field.input, name);
      fields = { ...fields, [name]: field.input.value };
      show(name, undefined);
      tellChange();
      moveOn(name, field.input);
    });
    field.input.addEventListener('blur', () => {
      // An untouched field is not wrong yet.
      if (fields[name] !== '') announce(show(name, checkField(fields, { name, today: today() })));
    });
  }
  form.append(createCardList(page, choose), announcer);
  form.addEventListener('focusin', () => events.focus());
  form.addEventListener('focusout', () => events.blur());
  form.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') events.escape();
  });
  applyAppearance(form, appearance);
  root.replaceChildren(form);

  function choose(card: TestCard): void {
    fill(fieldsOf(card));
    announce(`Test card filled in: ${card.label}`);
  }

  function fill(values: CardFields): void {
    fields = values;
    for (const [name, { input }] of inputs) {
      input.value = values[name];
      show(name, undefined);
    }
    tellChange();
  }

  /** From a field that was just completed to the next empty one, as the provider's own form does. */
  function moveOn(name: FieldName, input: HTMLInputElement): void {
    if (!isFull(name, input.value) || input.selectionStart !== input.value.length) return;
    if (root.activeElement !== input || checkField(fields, { name, today: today() }) !== undefined) return;
    const next = fieldNames[fieldNames.indexOf(name) + 1];
    if (next !== undefined && fields[next] === '') inputs.get(next)?.input.focus();
  }

  function tellChange(): void {
    const isComplete = fieldNames.every((name) => checkField(fields, { name, today: today() }) === undefined);
    events.change({ isEmpty: fieldNames.every((name) => fields[name] === ''), isComplete });
  }

  function show(name: FieldName, error: FieldError | undefined): string {
    const field = inputs.get(name);
    if (field !== undefined) {
      field.error.textContent = error?.message ?? '';
      field.input.setAttribute('aria-invalid', String(error !== undefined));
    }
    return error?.message ?? '';
  }

  function announce(message: string): void {
    announcer.textContent = message;
  }

  return {
    validate() {
      const errors = fieldNames.map((name) => ({ name, error: checkField(fields, { name, today: today() }) }));
      for (const { name, error } of errors) show(name, error);
      const first = errors.find(({ error }) => error !== undefined);
      const card = typedCard(fields);
      if (first?.error === undefined && card !== undefined) return { ok: true, card };
      const error = first?.error ?? { code: 'invalid_number', message: 'Your card number is invalid.' };
      announce(error.message);
      if (first !== undefined) inputs.get(first.name)?.input.focus();
      return { ok: false, error };
    },
    setAppearance: (next) => applyAppearance(form, next),
    setDisabled(isDisabled) {
      for (const control of form.querySelectorAll<HTMLInputElement | HTMLButtonElement>('input, button')) {
        control.disabled = isDisabled;
      }
    },
    clear: () => fill({ ...emptyFields }),
    focus: () => inputs.get('number')?.input.focus(),
    remove: () => root.replaceChildren(),
  };
}

/** True when nothing can be typed after the text: a security code of three digits may become one of four. */
function isFull(name: FieldName, text: string): boolean {
  return (name === 'number' || name === 'expiry') && formatField(name, `${text}9`) === text;
}

/** Formats the input; a cursor in the middle of the text stays after the same digit. */
function formatInput(input: HTMLInputElement, name: FieldName): void {
  const typed = input.value;
  const caret = input.selectionStart ?? typed.length;
  input.value = formatField(name, typed);
  if (caret === typed.length) return;
  const place = caretAfter(input.value, typed.slice(0, caret).replace(/\D/g, '').length);
  input.setSelectionRange(place, place);
}

function createField(
  page: Document,
  name: FieldName,
): { box: HTMLElement; input: HTMLInputElement; error: HTMLElement } {
  const texts = fieldTexts[name];
  const box = page.createElement('div');
  if (name === 'number' || name === 'zip') box.className = 'wide';
  const label = page.createElement('label');
  label.htmlFor = name;
  label.textContent = texts.label;
  const input = page.createElement('input');
  input.id = name;
  input.name = name;
  input.type = 'text';
  input.inputMode = 'numeric';
  input.autocomplete = texts.autocomplete;
  input.placeholder = texts.placeholder;
  input.setAttribute('aria-describedby', `${name}-error`);
  input.setAttribute('aria-invalid', 'false');
  const error = page.createElement('p');
  error.id = `${name}-error`;
  error.className = 'error';
  box.append(label, input, error);
  return { box, input, error };
}

function createCardList(page: Document, choose: (card: TestCard) => void): HTMLElement {
  const details = page.createElement('details');
  details.className = 'wide';
  details.open = true;
  const summary = page.createElement('summary');
  summary.textContent = 'Test cards';
  const note = page.createElement('p');
  note.className = 'note';
  note.textContent = 'No money moves here. Choose a card to fill the form in.';
  const list = page.createElement('ul');
  list.className = 'cards';
  for (const card of testCards) {
    const button = page.createElement('button');
    button.type = 'button';
    button.append(
      createLine(page, { className: 'digits', text: formatField('number', card.number) }),
      createLine(page, { className: 'result', text: card.label }),
    );
    button.addEventListener('click', () => choose(card));
    const item = page.createElement('li');
    item.append(button);
    list.append(item);
  }
  details.append(summary, note, list);
  return details;
}

function createLine(page: Document, { className, text }: { className: string; text: string }): HTMLElement {
  const line = page.createElement('span');
  line.className = className;
  line.textContent = text;
  return line;
}
