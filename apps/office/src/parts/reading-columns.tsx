import { Icon } from '@tintforge/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, NavigationType, useNavigationType } from 'react-router-dom';
import styles from './reading-columns.module.css';

interface ReadingColumnsProps {
  /** What narrows the list down; on a phone it is not there while one reads. */
  above: ReactNode;
  list: ReactNode;
  /** What is open; undefined when nothing is. */
  reader: ReactNode | undefined;
  /** Stands in the reader's place until something is chosen. */
  invitation: string;
  /** The way back to the list on a phone. */
  back: { label: string; to: string };
}

/** A list and beside it what was chosen from it; on a phone there is the one or the other. */
export function ReadingColumns({ above, list, reader, invitation, back }: ReadingColumnsProps) {
  return (
    <div className={styles.root} data-reading={reader !== undefined || undefined}>
      <div className={styles.above}>{above}</div>
      <div className={styles.list}>{list}</div>
      <div className={styles.reader}>
        {reader === undefined ? (
          <p className={styles.quiet}>{invitation}</p>
        ) : (
          <>
            <Link to={back.to} className={styles.back}>
              <Icon name="arrow-left" size="small" />
              {back.label}
            </Link>
            {reader}
          </>
        )}
      </div>
    </div>
  );
}

/** For the heading of what was opened: it gets the focus when it was chosen here, for on a phone the list goes with it. */
export function useChosenFocus() {
  const isChosen = useNavigationType() === NavigationType.Push;
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isChosen) ref.current?.focus({ preventScroll: false });
  }, [isChosen]);
  return ref;
}
