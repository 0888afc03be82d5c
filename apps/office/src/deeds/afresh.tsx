import { Fragment, type ReactNode, useState } from 'react';

/** A dialog about money or time that was opened on a version of its booking. */
export interface Afresh {
  /** True when the booking has changed since. */
  isOutdated: boolean;
  /** Opens the dialog again on the current version, with nothing entered. */
  onStartAgain: () => void;
}

interface FromVersionProps<Subject> {
  /** The current version. */
  current: Subject;
  /** The dialog, on the version that it was opened on. */
  children: (seen: Subject, afresh: Afresh) => ReactNode;
}

/**
 * Keeps a dialog about money or time on the version that staff saw. An amount, its direction or a slot never changes
 * under the hand of the person who confirms it: after a change the dialog reports it and starts again.
 */
export function FromVersion<Subject extends { version: number }>({ current, children }: FromVersionProps<Subject>) {
  const [seen, setSeen] = useState(current);
  const afresh = { isOutdated: seen.version !== current.version, onStartAgain: () => setSeen(current) };
  return <Fragment key={seen.version}>{children(seen, afresh)}</Fragment>;
}
