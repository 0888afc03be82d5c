import { TextField } from '@tintforge/ui';
import { useEffect, useState } from 'react';
import { bookingListWords as words } from './words';

/** Debounce of the search, in milliseconds. */
const pauseMs = 250;

/** One letter matches everyone. */
const leastLetters = 2;

interface SearchFieldProps {
  className: string | undefined;
  /** The current search. */
  value: string;
  onSearch: (text: string) => void;
}

/** Searches while the user types, debounced; Enter searches at once. */
export function SearchField({ className, value, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  const wanted = searched(typed);

  // The search was changed or cleared by other means than this field.
  if (value !== known) {
    setKnown(value);
    if (value !== wanted) setTyped(value);
  }

  useEffect(() => {
    if (wanted === value) return undefined;
    const timer = setTimeout(() => onSearch(wanted), pauseMs);
    return () => clearTimeout(timer);
  });

  return (
    <TextField
      className={className}
      label={words.search.label}
      placeholder={words.search.hint}
      type="search"
      name="q"
      value={typed}
      maxLength={100}
      autoComplete="off"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="search"
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onKeyDown={({ key }) => {
        if (key === 'Enter' && wanted !== value) onSearch(wanted);
      }}
    />
  );
}

function searched(typed: string): string {
  const text = typed.trim();
  return text.length < leastLetters ? '' : text;
}
