import { useMutation } from '@tanstack/react-query';
import type { CalendarFeed } from '@tintforge/api-contract';
import { showToast } from '@tintforge/app-base/toasts/toasts';
import { useStepQuestion } from '@tintforge/app-base/use-step-question';
import { Banner, Button } from '@tintforge/ui';
import { Dialog } from '@tintforge/ui/dialog';
import { useState } from 'react';
import { staffApi } from '../../lib/staff-api';
import { problemText } from '../parts/problem-text';
import { reloadSettings } from '../parts/use-settings';
import { settingsWords } from '../words';
import styles from './feed-dialog.module.css';

const words = settingsWords.calendars;

const actions = ['renew', 'close'] as const;
type Action = (typeof actions)[number];

/** One feed: its address to copy, a new address, or off. Whatever ends the address asks first. */
export function FeedDialog({ feed, name, onClose }: { feed: CalendarFeed; name: string; onClose: () => void }) {
  const { id, url } = feed;
  const { question, ask, close, finish } = useStepQuestion(actions);
  const [copied, setCopied] = useState<string>();
  const changing = useMutation({
    mutationFn: ({ action }: { action: Action; onDone?: () => void }) =>
      staffApi('changeCalendarFeed', { body: { id, action } }),
    onSuccess: async (_feeds, { action, onDone }) => {
      await reloadSettings();
      onDone?.();
      showToast({ title: words.done[action === 'close' ? 'close' : url === null ? 'open' : 'renew'](name) });
    },
  });
  const busy = changing.isPending ? words.working : undefined;
  const problem = problemText(changing.error);

  async function copy(address: string) {
    try {
      await navigator.clipboard.writeText(address);
      setCopied(address);
    } catch {
      // The address is on screen, so it can still be copied by hand.
    }
  }

  if (question !== undefined) {
    return (
      <Dialog
        isOpen
        onClose={close}
        title={words.questions[question].title(name)}
        closeLabel={settingsWords.close}
        footer={
          <Button
            variant="danger"
            busyLabel={busy}
            onClick={() => changing.mutate({ action: question, onDone: finish })}
          >
            {words.questions[question].confirm}
          </Button>
        }
        safeChoice={{ label: settingsWords.back, onChoose: close }}
      >
        {problem !== undefined && <Banner tone="error">{problem}</Banner>}
        <p>{words.questions[question].text}</p>
      </Dialog>
    );
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.title(name)}
      closeLabel={settingsWords.close}
      footer={
        url === null ? (
          <Button variant="primary" busyLabel={busy} onClick={() => changing.mutate({ action: 'renew' })}>
            {words.open}
          </Button>
        ) : (
          <>
            <Button variant="primary" onClick={() => void copy(url)}>
              {copied === url ? words.copied : words.copy}
            </Button>
            <Button onClick={() => ask('renew')}>{words.renew}</Button>
            <Button onClick={() => ask('close')}>{words.close}</Button>
          </>
        )
      }
    >
      {problem !== undefined && <Banner tone="error">{problem}</Banner>}
      <p>{url === null ? words.offText : words.onText}</p>
      {url !== null && <p className={styles.address}>{url}</p>}
    </Dialog>
  );
}
