import { saveFile } from '@tintforge/app-base/save-file';
import { showToast } from '@tintforge/app-base/toasts/toasts';
import { Button, DeskIcon, VisuallyHidden } from '@tintforge/ui';
import { useEffect, useRef, useState } from 'react';
import { downloadList } from './download-list';
import type { ListQuestion } from './list-address';
import { bookingListWords } from './words';

const words = bookingListWords.export;

/** Number of bookings between two announcements of progress. */
const rowsPerNews = 10_000;

/** Exports the list with its search, filters and order, all pages of it. Clicking again stops the export. */
export function ExportButton({ question }: { question: ListQuestion }) {
  const [rows, setRows] = useState<number>();
  const running = useRef<AbortController>(undefined);

  // The download was stopped.
  useEffect(() => () => running.current?.abort(), []);

  async function start() {
    const stopping = new AbortController();
    running.current = stopping;
    setRows(0);
    try {
      const list = await downloadList(question, { onProgress: setRows, signal: stopping.signal });
      saveFile(list.file, list.name);
      showToast({ title: words.done.title, description: words.done.text(list.rows) });
    } catch {
      if (stopping.signal.aborted) showToast({ title: words.stopped });
      else showToast({ title: words.failed.title, description: words.failed.text, variant: 'destructive' });
    }
    setRows(undefined);
  }

  const isRunning = rows !== undefined;
  return (
    <>
      <Button
        aria-label={isRunning ? words.stop : words.name}
        onClick={() => (isRunning ? running.current?.abort() : void start())}
      >
        <DeskIcon name={isRunning ? 'ban' : 'download'} />
        <span>{isRunning ? words.busy(rows) : words.start}</span>
      </Button>
      <VisuallyHidden>
        <span role="status">{isRunning && words.progress(rows - (rows % rowsPerNews))}</span>
      </VisuallyHidden>
    </>
  );
}
