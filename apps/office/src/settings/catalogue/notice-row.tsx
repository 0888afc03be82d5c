import { showToast } from '@tintforge/app-base/toasts/toasts';
import { TextField } from '@tintforge/ui';
import { useDialogStep, useDone } from '../../lib/use-dialog-step';
import { useKeptForm } from '../../lib/use-kept-form';
import { FormDialog } from '../parts/form-dialog';
import { problemText } from '../parts/problem-text';
import { RowButton } from '../parts/row-button';
import styles from './catalogue.module.css';
import { useSaveDraft } from './use-catalogue';
import { catalogueWords } from './words';

const words = catalogueWords.notice;

/** The line above every page of the site, in the same draft as the catalog. */
export function NoticeRow({ notice }: { notice: string }) {
  const { dialog, open, close } = useDialogStep('notice', ['edit']);
  return (
    <div className={styles.list}>
      <h2 className={styles.title}>{words.heading}</h2>
      <p className={styles.row}>
        <span className={styles.name}>{notice === '' ? words.none : notice}</span>
        <RowButton icon="pencil" label={words.edit} onClick={() => open('edit')} />
      </p>
      {dialog === 'edit' && <NoticeDialog notice={notice} onClose={close} />}
    </div>
  );
}

function NoticeDialog({ notice, onClose }: { notice: string; onClose: () => void }) {
  const [text, setText] = useKeptForm('notice', notice);
  const done = useDone(onClose);
  const saving = useSaveDraft(() => {
    showToast({ title: words.saved });
    done();
  });

  function submit() {
    saving.mutate(({ notice: _before, ...now }) => (text.trim() === '' ? now : { ...now, notice: text.trim() }));
  }

  return (
    <FormDialog
      title={words.edit}
      onClose={onClose}
      onSubmit={submit}
      confirm={catalogueWords.dialog.save}
      busyLabel={saving.isPending ? catalogueWords.dialog.saving : undefined}
      problem={saving.isError ? (problemText(saving.error) ?? String(saving.error)) : undefined}
    >
      <TextField
        label={words.label}
        hint={words.hint}
        value={text}
        maxLength={140}
        autoComplete="off"
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
    </FormDialog>
  );
}
