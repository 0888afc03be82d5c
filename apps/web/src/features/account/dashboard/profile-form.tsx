import type { ErrorCode, User } from '@tintforge/api-contract';
import { phoneText } from '@tintforge/app-base/phone-text';
import { queryClient } from '@tintforge/app-base/query-client';
import { learnUser, userKey } from '@tintforge/app-base/session/session';
import { showToast } from '@tintforge/app-base/toasts/toasts';
import { differences } from '@tintforge/app-base/typed-over';
import { Button, Note, PhoneField } from '@tintforge/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { keptFormWords } from '../../../lib/kept-form-words';
import { EmailInput } from '../forms/email-input';
import type { FormContent } from '../forms/form-outcome';
import { NameInputs } from '../forms/name-inputs';
import { PasswordInput } from '../forms/password-input';
import { useAccountForm } from '../forms/use-account-form';
import { accountWords } from '../words';
import styles from './profile.module.css';
import {
  dropProfile,
  keepProfile,
  onProfile,
  type ProfileField,
  type ProfileValues,
  profileFields,
  profileOf,
  readProfile,
} from './profile-draft';
import { dashboardWords } from './words';

const words = dashboardWords.profile;
const { fields } = accountWords;

/** Error codes about the password. */
const ofPassword: readonly ErrorCode[] = ['invalid_credentials', 'too_many_attempts'];

interface ProfileFormProps {
  user: User;
  /** It replaced the button with the focus. */
  takesFocus: boolean;
  onDone: () => void;
}

/**
 * Edits name, email and phone. Changing the email requires the password. Only what was typed over is sent: what was
 * changed in another tab stays, and where both have changed a field, the newer value is next to the typed one. What is
 * typed stays in the tab until it is saved or discarded, except the password.
 */
export function ProfileForm({ user, takesFocus, onDone }: ProfileFormProps) {
  const [kept] = useState(() => readProfile(profileOf(user)));
  const [began] = useState(kept?.values ?? profileOf(user));
  const [{ seen, overtaken }, setKnown] = useState({ seen: profileOf(user), overtaken: kept?.overtaken ?? [] });
  const [asksPassword, setAsksPassword] = useState(!isSameEmail(began.email, user.email));
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
      dropProfile();
      learnUser(answer.user);
      showToast({ title: words.saved });
      onDone();
    },
  });
  const errors = { ...Object.fromEntries(overtaken.map((name) => [name, newerText(seen[name])])), ...refused };

  /** Brings the form to the account's current values: what was not typed over follows them. */
  const adopt = useEffectEvent((current: ProfileValues) => {
    if (ref.current === null || Object.keys(differences(seen, current)).length === 0) return;
    const next = onProfile({ seen, values: typedIn(ref.current), overtaken }, current);
    for (const name of profileFields) fieldOf(ref.current, name).value = next.values[name];
    setKnown(next);
    keepProfile(next);
    setAsksPassword(!isSameEmail(next.values.email, current.email));
    clearErrors();
  });
  useEffect(() => adopt(profileOf(user)), [user]);

  return (
    <form
      {...form}
      ref={ref}
      className={styles.form}
      onInput={({ currentTarget }) => keepProfile({ seen, values: typedIn(currentTarget), overtaken })}
    >
      {kept !== undefined && <Note icon="info">{keptFormWords.draft}</Note>}
      <NameInputs errors={errors} user={began} autoFocus={takesFocus} />
      <EmailInput
        hint={words.emailHint}
        defaultValue={began.email}
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
        defaultValue={began.phone}
        error={errors.phone}
      />
      <div className={styles.actions}>
        <Button type="submit" variant="solid" busyLabel={isSending ? words.saving : undefined}>
          {words.save}
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            dropProfile();
            onDone();
          }}
        >
          {words.keep}
        </Button>
      </div>
    </form>
  );
}

/** The values of the form as they are typed. */
function typedIn(form: HTMLFormElement): ProfileValues {
  const [firstName, lastName, email, phone] = profileFields.map((name) => fieldOf(form, name).value);
  return { firstName: firstName ?? '', lastName: lastName ?? '', email: email ?? '', phone: phone ?? '' };
}

function fieldOf(form: HTMLFormElement, name: ProfileField): HTMLInputElement {
  return form.elements.namedItem(name) as HTMLInputElement;
}

/** Each value that was typed over, with the one before. */
function requestOf(seen: ProfileValues, { currentPassword, ...typed }: FormContent['values']): FormContent['values'] {
  const changed = differences<FormContent['values']>(seen, typed);
  const before = differences<FormContent['values']>(typed, seen);
  return { ...changed, seen: before, ...(currentPassword !== undefined && { currentPassword }) };
}

function newerText(value: string): string {
  const { newer } = keptFormWords;
  return value === '' ? newer.none : newer.text(value);
}

/** Compared the way the server compares them. */
function isSameEmail(typed: string, email: string): boolean {
  return typed.trim().toLowerCase() === email.toLowerCase();
}
