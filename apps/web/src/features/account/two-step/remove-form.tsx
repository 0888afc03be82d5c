import { showToast } from '@tintforge/app-base/toasts/toasts';
import { Button } from '@tintforge/ui';
import profile from '../dashboard/profile.module.css';
import { useAccountForm } from '../forms/use-account-form';
import { CodeInput } from './code-input';
import { twoStepWords } from './words';

const words = twoStepWords.remove;

/** Turns the second factor off, with a code of it. */
export function RemoveForm({ onCancel, onDone }: { onCancel: () => void; onDone: () => void }) {
  const { form, errors, isSending } = useAccountForm({
    name: 'removeTotp',
    blames: () => 'code',
    failed: words.failed,
    onSent() {
      showToast({ title: words.done.title, description: words.done.text });
      onDone();
    },
  });
  return (
    <form {...form} className={profile.form}>
      <p className={profile.text}>{words.text}</p>
      <CodeInput label={words.code} takesRecoveryCodes error={errors.code} />
      <div className={profile.actions}>
        <Button type="submit" variant="danger" busyLabel={isSending ? words.busy : undefined}>
          {words.submit}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {twoStepWords.cancel}
        </Button>
      </div>
    </form>
  );
}
