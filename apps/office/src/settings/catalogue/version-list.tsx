import { useMutation, useQuery } from '@tanstack/react-query';
import type { CatalogueSettings, CatalogueVersion } from '@tintforge/api-contract';
import { formatInstant } from '@tintforge/app-base/shop-time';
import { showToast } from '@tintforge/app-base/toasts/toasts';
import { Badge, Button, Skeleton, SkeletonGroup } from '@tintforge/ui';
import { staffApi } from '../../lib/staff-api';
import { useDialogStep, useDone } from '../../lib/use-dialog-step';
import { FormDialog } from '../parts/form-dialog';
import { fieldErrors, problemText } from '../parts/problem-text';
import rows from '../parts/rows.module.css';
import { reloadSettings } from '../parts/use-settings';
import { settingsWords } from '../words';
import styles from './catalogue.module.css';
import { ChangeList } from './change-list';
import { PreviewDialog } from './preview-dialog';
import { reloadCatalogue } from './use-catalogue';
import { catalogueWords } from './words';

const words = catalogueWords.history;

/** All versions with who and when: a coming one can be withdrawn, an earlier one published again. */
export function VersionList({ settings }: { settings: CatalogueSettings }) {
  const { dialog, about, open, close } = useDialogStep('versions', ['preview', 'withdraw', 'restore']);
  const task = settings.versions.find(({ number }) => String(number) === about);
  const shown = settings.versions.filter(({ state }) => state !== 'draft');
  return (
    <details className={styles.history}>
      <summary>{words.heading}</summary>
      <ul className={rows.list}>
        {shown.map((version) => (
          <li key={version.number} className={styles.row}>
            <span className={styles.name}>
              <b>{words.version(version.number)}</b>
              <Badge size="small" tone={version.state === 'in-force' ? 'success' : 'neutral'}>
                {words.states[version.state]}
              </Badge>
              <small>{historyOf(version)}</small>
            </span>
            {version.state === 'coming' && (
              <span className={styles.acts}>
                <Button onClick={() => open('preview', String(version.number))}>{catalogueWords.draft.preview}</Button>
                <Button onClick={() => open('withdraw', String(version.number))}>{words.withdraw}</Button>
              </span>
            )}
            {version.state === 'over' && (
              <Button onClick={() => open('restore', String(version.number))}>{words.restore}</Button>
            )}
          </li>
        ))}
      </ul>
      {dialog === 'preview' && task !== undefined && <PreviewDialog number={task.number} onClose={close} />}
      {dialog === 'withdraw' && task !== undefined && <WithdrawDialog version={task} onClose={close} />}
      {dialog === 'restore' && task !== undefined && (
        <RestoreDialog version={task} inForce={settings.inForce.number} onClose={close} />
      )}
    </details>
  );
}

function historyOf({ published, withdrawn, beginsAt, state, note }: CatalogueVersion): string {
  return [
    ...(published === null ? [] : [words.published(formatInstant(published.at), published.by)]),
    ...(state === 'coming' && beginsAt !== null ? [words.begins(formatInstant(beginsAt))] : []),
    ...(withdrawn === null ? [] : [words.withdrawn(formatInstant(withdrawn.at), withdrawn.by)]),
    ...(note === '' ? [] : [note]),
  ].join(', ');
}

function WithdrawDialog({ version: { number }, onClose }: { version: CatalogueVersion; onClose: () => void }) {
  const done = useDone(onClose);
  const withdrawing = useMutation({
    mutationFn: () => staffApi('withdrawCatalogue', { params: { id: String(number) } }),
    onSuccess: async () => {
      await reloadSettings();
      showToast({ title: words.withdrawDone });
      done();
    },
    onError: () => void reloadCatalogue(),
  });
  return (
    <FormDialog
      title={words.withdrawTitle(number)}
      isDanger
      onClose={onClose}
      onSubmit={() => withdrawing.mutate()}
      confirm={words.withdraw}
      busyLabel={withdrawing.isPending ? words.withdraw : undefined}
      problem={problemText(withdrawing.error)}
    >
      <p>{words.withdrawText}</p>
    </FormDialog>
  );
}

interface RestoreDialogProps {
  version: CatalogueVersion;
  inForce: number;
  onClose: () => void;
}

/** Changes of publishing an earlier version again, before it is done. */
function RestoreDialog({ version: { number }, inForce, onClose }: RestoreDialogProps) {
  const send = (dryRun: boolean) =>
    staffApi('restoreCatalogue', { params: { id: String(number) }, body: { inForce, dryRun } });
  const preview = useQuery({
    queryKey: ['catalogue-restored', number, inForce],
    queryFn: () => send(true),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  const done = useDone(onClose);
  const restoring = useMutation({
    mutationFn: () => send(false),
    onSuccess: async () => {
      await reloadSettings();
      showToast({ title: catalogueWords.publish.done });
      done();
    },
    onError: () => void reloadCatalogue(),
  });
  const error = restoring.error ?? preview.error;
  const problem = problemText(error) ?? Object.values(fieldErrors(error)).join(' ');
  return (
    <FormDialog
      title={words.restoreTitle(number)}
      isQuestion
      onClose={onClose}
      onSubmit={() => restoring.mutate()}
      confirm={words.restore}
      busyLabel={restoring.isPending ? catalogueWords.publish.busy : undefined}
      problem={problem === '' ? undefined : problem}
    >
      {preview.isPending && (
        <SkeletonGroup label={settingsWords.loading}>
          <Skeleton />
          <Skeleton shape="short-line" />
        </SkeletonGroup>
      )}
      {preview.data !== undefined && (
        <>
          <p>{catalogueWords.publish.lead(preview.data.keptBookings)}</p>
          <ChangeList changes={preview.data.changes} />
        </>
      )}
    </FormDialog>
  );
}
