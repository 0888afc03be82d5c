import type { ErrorCode, User } from '@tintforge/api-contract';
import { phoneText } from '@tintforge/app-base/phone-text';
import { queryClient } from '@tintforge/app-base/query-client';
import { learnUser, userKey } from '@tintforge/app-base/session/session';
import { showToast } from '@tintforge/app-base/toasts/toasts';
import { differences, mergeTyped } from '@tintforge/app-base/typed-over';
import { Button, PhoneField } from '@tintforge/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { EmailInput } from '../forms/email-input';
import type { FieldErrors, FormContent } from '../forms/form-outcome';
import { NameInputs } from '../forms/name-inputs';
import { PasswordInput } from '../forms/password-input';
import { useAccountForm } from '../forms/use-account-form';
import { accountWords } from '../words';
import styles from './profile.module.css';
import { dashboardWords } from './words';

const words = dashboardWords.profile;
const { fields } = accountWords;

/** Error codes about the password. */
const ofPassword: readonly ErrorCode[] = ['invalid_credentials', 'too_many_attempts'];

/** The fields of a profile, in the form's order. */
const names = ['firstName', 'lastName', 'email', 'phone'] as const;

type Profile = Record<(typeof names)[number], string>;

/** The form's values from an account, with a formatted phone number. */
function profileOf({ firstName, lastName, email, phone }: User): Profile {
  return { firstName, lastName, email, phone: phoneText(phone) };
}

/**
 * Edits name, email and phone. Changing the email requires the password. Only what was typed over is sent: what was
 * changed in another tab stays, and where both have changed a field, the newer value is next to the typed one.
 */
export function ProfileForm({ user, onDone }: { user: User; onDone: () => void }) {
  const [asksPassword, setAsksPassword] = useState(false);
  const [seen, setSeen] = useState(() => profileOf(user));
  const [newer, setNewer] = useState<FieldErrors>({});
  const ref = useRef<HTMLFormElement>(null);
  const {
    form,
    errors: refused,
    clearErrors,
    isSending,
  } = useAccountForm({
    name: 'updateProfile',
    requestOf: (values) => requestOf(seen, values),
    blames: (code) => (ofPassword.includes(code) ? 'currentPassword' : undefined),
    failed: words.notSaved,
    onRefused({ code }) {
      if (code === 'changed_meanwhile') void queryClient.invalidateQueries({ queryKey: userKey });
      return false;
    },
    onSent(answer: { user: User }) {
      learnUser(answer.user);
      showToast({ title: words.saved });
      onDone();
    },
  });
  const errors = { ...newer, ...refused };

  /** Brings the form to the account's current values: what was not typed over follows them. */
  const adopt = useEffectEvent((current: Profile) => {
    if (ref.current === null || Object.keys(differences(seen, current)).length === 0) return;
    const typed = typedIn(ref.current);
    const { values, overtaken } = mergeTyped({ opened: seen, typed, current });
    for (const name of names) fieldOf(ref.current, name).value = values[name];
    const contested = names.filter(
      (name) => overtaken.includes(name) || (newer[name] && values[name] !== current[name]),
    );
    setNewer(Object.fromEntries(contested.map((name) => [name, newerText(current[name])])));
    setSeen(current);
    setAsksPassword(!isSameEmail(values.email, current.email));
    clearErrors();
  });
  useEffect(() => adopt(profileOf(user)), [user]);

  return (
    <form {...form} ref={ref} className={styles.form}>
      <NameInputs errors={errors} user={user} autoFocus />
      <EmailInput
        hint={words.emailHint}
        defaultValue={user.email}
        error={errors.email}
        onChange={(event) => setAsksPassword(!isSameEmail(event.currentTarget.value, seen.email))}
      />
      {asksPassword && (
        <>
          {/* For password managers: the account that the password belongs to. */}
          <input className={styles.hidden} autoComplete="username" value={user.username} readOnly />
          <PasswordInput
            label={fields.currentPassword}
            hint={words.passwordHint}
            name="currentPassword"
            autoComplete="current-password"
            error={errors.currentPassword}
          />
        </>
      )}
      <PhoneField
        format={phoneText}
        label={fields.phone}
        isOptional
        name="phone"
        defaultValue={phoneText(user.phone)}
        error={errors.phone}
      />
      <div className={styles.actions}>
        <Button type="submit" variant="solid" busyLabel={isSending ? words.saving : undefined}>
          {words.save}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          {words.keep}
        </Button>
      </div>
    </form>
  );
}

/** The values of the form as they are typed. */
function typedIn(form: HTMLFormElement): Profile {
  const [firstName, lastName, email, phone] = names.map((name) => fieldOf(form, name).value);
  return { firstName: firstName ?? '', lastName: lastName ?? '', email: email ?? '', phone: phone ?? '' };
}

function fieldOf(form: HTMLFormElement, name: keyof Profile): HTMLInputElement {
  return form.elements.namedItem(name) as HTMLInputElement;
}

/** Each value that was typed over, with the one before. */
function requestOf(seen: Profile, { currentPassword, ...typed }: FormContent['values']): FormContent['values'] {
  const changed = differences<FormContent['values']>(seen, typed);
  const before = differences<FormContent['values']>(typed, seen);
  return { ...changed, seen: before, ...(currentPassword !== undefined && { currentPassword }) };
}

function newerText(value: string): string {
  return value === '' ? words.newer.none : words.newer.text(value);
}

/** Compared the way the server compares them. */
function isSameEmail(typed: string, email: string): boolean {
  return typed.trim().toLowerCase() === email.toLowerCase();
}
