import type { User } from '@tintforge/api-contract';
import { phoneText } from '@tintforge/app-base/phone-text';
import { dropDraft, keepDraft, readDraft } from '@tintforge/app-base/session/drafts';
import { isRecord } from '@tintforge/app-base/storage';
import { differences, mergeTyped } from '@tintforge/app-base/typed-over';

/** The fields of a profile, in the form's order. */
export const profileFields = ['firstName', 'lastName', 'email', 'phone'] as const;

/** One of {@link profileFields}. */
export type ProfileField = (typeof profileFields)[number];

/** Values of the form. */
export type ProfileValues = Record<ProfileField, string>;

/** Typed values, and the account's own under them. */
interface Typed {
  seen: ProfileValues;
  values: ProfileValues;
  /** Fields that were changed elsewhere, too. */
  overtaken: readonly ProfileField[];
}

const draftName = 'profile';

/** The form's values from an account, with a formatted phone number. */
export function profileOf({ firstName, lastName, email, phone }: User): ProfileValues {
  return { firstName, lastName, email, phone: phoneText(phone) };
}

/** A form on the account's current values: what was not typed over follows them. */
export function onProfile({ seen, values, overtaken }: Typed, current: ProfileValues): Typed {
  const merged = mergeTyped({ opened: seen, typed: values, current });
  const isContested = (field: ProfileField) =>
    merged.overtaken.includes(field) || (overtaken.includes(field) && merged.values[field] !== current[field]);
  return { seen: current, values: merged.values, overtaken: profileFields.filter(isContested) };
}

/** Unsaved values of this tab on the account's current ones; undefined when there are none. */
export function readProfile(current: ProfileValues): Typed | undefined {
  const stored = readDraft(draftName);
  if (!isRecord(stored)) return undefined;
  const overtaken: readonly unknown[] = Array.isArray(stored.overtaken) ? stored.overtaken : [];
  const typed = onProfile(
    {
      seen: withStored(current, stored.seen),
      values: withStored(current, stored.values),
      overtaken: profileFields.filter((field) => overtaken.includes(field)),
    },
    current,
  );
  return isTypedOver(typed) ? typed : undefined;
}

/** Keeps values typed over the account's values until it is saved or discarded; nothing where they are equal. */
export function keepProfile(typed: Typed): void {
  if (isTypedOver(typed)) keepDraft(draftName, typed);
  else dropDraft(draftName);
}

/** Saved or discarded. */
export function dropProfile(): void {
  dropDraft(draftName);
}

function isTypedOver({ seen, values }: Typed): boolean {
  return Object.keys(differences(seen, values)).length > 0;
}

function withStored(values: ProfileValues, stored: unknown): ProfileValues {
  if (!isRecord(stored)) return values;
  const texts = profileFields.filter((field) => typeof stored[field] === 'string');
  return { ...values, ...Object.fromEntries(texts.map((field) => [field, stored[field]])) };
}
