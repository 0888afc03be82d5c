import { placeWords } from '@tintforge/content';
import { Banner } from '@tintforge/ui';
import { plainValueText } from '../changed-values';
import { historyWords } from '../history-words';
import { deedWords } from '../words';
import type { ChangeForm } from './change-form';

const words = deedWords.change.overtaken;

interface OvertakenProps {
  /** Paths of fields that others have changed, too. */
  fields: readonly string[];
  typed: ChangeForm;
  /** The booking as it is now. */
  current: ChangeForm;
}

/** Fields that were typed over here and changed by someone else, each with both values; nothing while there are none. */
export function Overtaken({ fields, typed, current }: OvertakenProps) {
  const open = fields.filter((path) => JSON.stringify(valueAt(typed, path)) !== JSON.stringify(valueAt(current, path)));
  if (open.length === 0) return null;
  const lines = open.map((path) =>
    path.startsWith('tint')
      ? words.shades
      : words.line({
          name: nameOf(path),
          now: textOf(path, valueAt(current, path)),
          typed: textOf(path, valueAt(typed, path)),
        }),
  );
  return (
    <Banner tone="warning" title={words.title}>
      {[...new Set(lines)].map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Banner>
  );
}

function valueAt(form: ChangeForm, path: string): unknown {
  return path.split('.').reduce<unknown>((value, name) => new Map(Object.entries(value ?? {})).get(name), form);
}

/** "site.garage" has the name of its column in the history. */
function nameOf(path: string): string {
  const [first = '', second = ''] = path.split('.');
  const field = first === 'site' ? `site${second.slice(0, 1).toUpperCase()}${second.slice(1)}` : second || first;
  return historyWords.fields[field as keyof typeof historyWords.fields] ?? field;
}

function textOf(path: string, value: unknown): string {
  if (value === null || value === '' || Number.isNaN(value)) return historyWords.nothing;
  if (path.startsWith('site.')) return placeWords.answers[value as keyof typeof placeWords.answers];
  return plainValueText(path, String(value));
}
