import { type QuoteAnswer, quoteAnswers, type TypedQuote } from '@tintforge/api-contract';
import { quotePageWords } from '@tintforge/content';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { keepDraft, readDraft } from './draft';
import type { FieldErrors } from './send-request';

/** The form as its parts read and change it. */
export interface FormState {
  draft: TypedQuote;
  errors: FieldErrors;
  change: (changes: Partial<TypedQuote>) => void;
  answer: (name: QuoteAnswer, value: string) => void;
}

/** The draft, which stays in the tab through reloads and the back button. */
export function useDraft() {
  const [draft, setDraft] = useState(readDraft);
  useEffect(() => keepDraft(draft), [draft]);
  const change = (changes: Partial<TypedQuote>) => setDraft((current) => ({ ...current, ...changes }));
  const answer = (name: QuoteAnswer, value: string) =>
    setDraft((current) => ({ ...current, answers: { ...current.answers, [name]: value } }));
  return { draft, change, answer };
}

/** Props of a field for one answer. `path` is its place in the request. */
export function fieldOf({ draft, errors, answer }: FormState, name: QuoteAnswer, path: string = name) {
  return {
    name,
    value: draft.answers[name],
    error: errors[path],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => answer(name, currentTarget.value),
  };
}

/** Values that a password manager has filled in without an event: the inputs have them, the draft not yet. */
export function filledIn(form: HTMLFormElement, { answers }: TypedQuote): TypedQuote['answers'] {
  const texts = quoteAnswers.flatMap((name) => {
    const input = form.elements.namedItem(name);
    return input instanceof HTMLInputElement && input.type !== 'radio' ? [[name, input.value] as const] : [];
  });
  return { ...answers, ...Object.fromEntries(texts) };
}

/** Props of a choice for one answer. */
export function choiceOf({ draft, errors, answer }: FormState, name: QuoteAnswer, path = `details.${name}`) {
  const value = draft.answers[name];
  return {
    value: value === '' ? undefined : value,
    error: errors[path],
    onValueChange: (chosen: string) => answer(name, chosen),
  };
}

/** Options of a choice, in the order of their labels. */
export function optionsOf(labels: Readonly<Record<string, string>>) {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}

/** A list without a value that it has, or with one that it hasn't. */
export function toggled(list: readonly string[], value: string): string[] {
  return list.includes(value) ? list.filter((each) => each !== value) : [...list, value];
}

/** Words for assistive technology when rows come and go, and the focus that follows them. */
export function useRows<Row>(rows: readonly Row[], onChange: (rows: Row[]) => void) {
  const [news, setNews] = useState('');
  const [focused, setFocused] = useState<{ row: number } | 'add'>();
  const place: RefObject<HTMLDivElement | null> = useRef(null);
  useEffect(() => {
    if (focused === undefined) return;
    const target =
      focused === 'add'
        ? place.current?.querySelector<HTMLElement>('[data-add]')
        : place.current?.querySelector<HTMLElement>(`[data-row="${focused.row}"] :is(input, select)`);
    target?.focus();
    setFocused(undefined);
  }, [focused]);
  return {
    place,
    news,
    add(row: Row, words: (number: number) => string) {
      onChange([...rows, row]);
      setNews(words(rows.length + 1));
      setFocused({ row: rows.length });
    },
    remove(index: number, words: (number: number) => string) {
      onChange(rows.filter((_, each) => each !== index));
      setNews(words(index + 1));
      setFocused('add');
    },
    change(index: number, changes: Partial<Row>) {
      onChange(rows.map((row, each) => (each === index ? { ...row, ...changes } : row)));
    },
  };
}

/** The label of a select without a choice. */
export const choose = quotePageWords.form.choose;
