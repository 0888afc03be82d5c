import { Button } from '@tintforge/ui';
import { useEffect, useRef } from 'react';
import type { LineForm, WorkForm } from './draft-form';
import styles from './editor.module.css';
import { editorWords as words } from './words';

/** The part of a draft that was removed last, with its place; of a line, `at` is its place in the work. */
export type RemovedPart = { work: number; form: WorkForm } | { work: number; at: number; line: LineForm };

/** The works with a part in its place again. */
export function withPart(works: readonly WorkForm[], part: RemovedPart): WorkForm[] {
  if ('form' in part) return [...works.slice(0, part.work), part.form, ...works.slice(part.work)];
  return works.map((work, index) => {
    if (index !== part.work) return work;
    const lines = [...work.lines.slice(0, part.at), part.line, ...work.lines.slice(part.at)];
    return { ...work, lines };
  });
}

/** Selector of a part's first field. */
export function fieldOf(part: RemovedPart): string {
  const work = `[data-work="${part.work}"]`;
  return 'form' in part ? `${work} input` : `${work} [data-line="${part.at}"] input`;
}

/** Says what was removed, and puts it back with one press. Takes the focus, whose button has gone. */
export function RemovedNotice({ part, onPutBack }: { part: RemovedPart; onPutBack: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), [part]);
  return (
    <div className={styles.removed}>
      <p role="status" className={styles.news}>
        {'form' in part ? words.workRemoved(part.work + 1) : words.lineRemoved(part.at + 1)}
      </p>
      <Button ref={button} size="small" onClick={onPutBack}>
        {words.putBack}
      </Button>
    </div>
  );
}
