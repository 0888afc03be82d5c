import clsx from 'clsx';
import { type ComponentProps, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import control from '../field/control.module.css';
import { Field, type FieldTexts } from '../field/field';
import styles from './combobox.module.css';

/** Props of {@link Combobox}. */
export interface ComboboxProps
  extends Omit<ComponentProps<'input'>, 'style' | 'children' | 'value' | 'defaultValue' | 'onChange' | 'type'>,
    FieldTexts {
  value: string;
  /** Called with the typed or picked text. Any text is allowed. */
  onValueChange: (value: string) => void;
  suggestions: readonly string[];
}

/** A text field with suggestions. Arrow keys move through the suggestions, Enter takes one, Escape closes them. */
export function Combobox({
  label,
  hint,
  error,
  errorHelp,
  isOptional,
  id,
  className,
  value,
  onValueChange,
  suggestions,
  onBlur,
  ...input
}: ComboboxProps) {
  const listId = useId();
  const listRef = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState<number>();
  const matches = matching(suggestions, value);
  const isShown = isOpen && matches.length > 0;
  const activeId = isShown && active !== undefined ? `${listId}-${active}` : undefined;

  useEffect(() => {
    if (activeId !== undefined)
      listRef.current?.ownerDocument.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  function close() {
    setIsOpen(false);
    setActive(undefined);
  }

  function take(suggestion: string) {
    onValueChange(suggestion);
    close();
  }

  function move(step: 1 | -1) {
    setIsOpen(true);
    if (matches.length === 0) return;
    setActive((at) =>
      at === undefined ? (step === 1 ? 0 : matches.length - 1) : (at + step + matches.length) % matches.length,
    );
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter' && isShown && active !== undefined) {
      const suggestion = matches[active];
      event.preventDefault();
      if (suggestion !== undefined) take(suggestion);
    } else if (event.key === 'Escape' && isShown) {
      event.preventDefault();
      close();
    }
  }

  return (
    <Field id={id} className={className} {...{ label, hint, error, errorHelp, isOptional }}>
      {(field) => (
        <div className={styles.anchor}>
          <input
            autoComplete="off"
            {...input}
            {...field}
            type="text"
            role="combobox"
            aria-expanded={isShown}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={activeId}
            className={clsx(control.root, control.select)}
            value={value}
            onChange={(event) => {
              onValueChange(event.currentTarget.value);
              setIsOpen(true);
              setActive(undefined);
            }}
            onClick={() => setIsOpen(true)}
            onKeyDown={onKeyDown}
            onBlur={(event) => {
              close();
              onBlur?.(event);
            }}
          />
          <div
            ref={listRef}
            id={listId}
            role="listbox"
            aria-label="Suggestions"
            className={styles.list}
            hidden={!isShown}
          >
            {matches.map((suggestion, index) => (
              // The input keeps the focus; the keyboard reaches an option through aria-activedescendant.
              <div
                key={suggestion}
                id={`${listId}-${index}`}
                role="option"
                aria-selected={index === active}
                tabIndex={-1}
                className={styles.option}
                onMouseDown={(event) => {
                  event.preventDefault();
                  take(suggestion);
                }}
              >
                {suggestion}
              </div>
            ))}
          </div>
        </div>
      )}
    </Field>
  );
}

/** Suggestions that contain the text, those that start with it first; none when the text already is one of them. */
function matching(suggestions: readonly string[], text: string): readonly string[] {
  const wanted = text.trim().toLowerCase();
  if (suggestions.some((suggestion) => suggestion.toLowerCase() === wanted)) return [];
  const holding = suggestions.filter((suggestion) => suggestion.toLowerCase().includes(wanted));
  const starting = holding.filter((suggestion) => suggestion.toLowerCase().startsWith(wanted));
  return [...starting, ...holding.filter((suggestion) => !starting.includes(suggestion))];
}
