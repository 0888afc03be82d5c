import { useMutation, useQuery } from '@tanstack/react-query';
import type { RuleEffect, ShopRules } from '@tintforge/api-contract';
import { codeOf } from '@tintforge/api-contract/client';
import { Link } from '@tintforge/app-base/frame/link';
import { paths } from '@tintforge/app-base/paths';
import { showToast } from '@tintforge/app-base/toasts/toasts';
import { Banner, Button, Skeleton, SkeletonGroup } from '@tintforge/ui';
import { Dialog } from '@tintforge/ui/dialog';
import { staffApi } from '../../lib/staff-api';
import { fieldErrors, problemText } from '../parts/problem-text';
import { reloadSettings } from '../parts/use-settings';
import { settingsWords } from '../words';
import styles from './effects-dialog.module.css';

const words = settingsWords.rules.effects;

interface EffectsDialogProps {
  /** Version of the rules that were previewed. */
  version: number;
  rules: ShopRules;
  onClose: () => void;
  onSaved: () => void;
}

/** Shows the effects of a rule change before it is saved. */
export function EffectsDialog({ version, rules, onClose, onSaved }: EffectsDialogProps) {
  const preview = useQuery({
    // Not below `admin`: saving refetches all of that.
    queryKey: ['settings-effects', version, rules],
    queryFn: ({ signal }) => staffApi('changeSettings', { body: { version, rules, dryRun: true }, signal }),
    staleTime: 0,
    gcTime: 0,
  });
  const saving = useMutation({
    mutationFn: () => staffApi('changeSettings', { body: { version, rules, dryRun: false } }),
    onSuccess: async () => {
      await reloadSettings();
      showToast({ title: settingsWords.rules.done });
      onSaved();
    },
    onError: catchUp,
  });
  const problem = saving.error ?? preview.error;

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.title}
      closeLabel={settingsWords.close}
      footer={
        <>
          {preview.data !== undefined && (
            <Button
              variant="primary"
              busyLabel={saving.isPending ? words.busy : undefined}
              onClick={() => saving.mutate()}
            >
              {words.confirm}
            </Button>
          )}
          {preview.isError && <Button onClick={() => void tryAgain()}>{settingsWords.retry}</Button>}
        </>
      }
      safeChoice={{ label: settingsWords.cancel, onChoose: onClose }}
    >
      <div className={styles.content}>
        {problem !== null && (
          <Banner tone="error">{problemText(problem) ?? Object.values(fieldErrors(problem)).join(' ')}</Banner>
        )}
        {preview.isPending && (
          <SkeletonGroup label={settingsWords.loading}>
            <Skeleton />
            <Skeleton />
            <Skeleton shape="short-line" />
          </SkeletonGroup>
        )}
        {preview.data !== undefined && (
          <>
            <p className={styles.lead}>{words.lead}</p>
            <ul className={styles.list}>
              {preview.data.effects.map((effect) => (
                <Effect key={effect.text} effect={effect} />
              ))}
            </ul>
          </>
        )}
      </div>
    </Dialog>
  );

  async function tryAgain() {
    await catchUp(preview.error);
    await preview.refetch();
  }
}

/** After a conflict the rules are refetched; the draft stays on top of them. */
async function catchUp(error: unknown): Promise<void> {
  if (codeOf(error) === 'changed_meanwhile') await reloadSettings();
}

function Effect({ effect: { text, bookings } }: { effect: RuleEffect }) {
  return (
    <li className={styles.effect}>
      <span>{text}</span>
      {bookings.length > 0 && (
        <details className={styles.details}>
          <summary>{words.bookings}</summary>
          <ul className={styles.codes}>
            {bookings.map((code) => (
              <li key={code}>
                <Link to={paths.adminBooking(code)} target="_blank" className={styles.code} translate="no">
                  {code}
                </Link>
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}
