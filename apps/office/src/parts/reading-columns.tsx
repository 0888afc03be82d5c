import { Link, type OwnAddress } from '@tintforge/app-base/frame/link';
import { type Elements, Icon } from '@tintforge/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import styles from './reading-columns.module.css';

interface ReadingColumnsProps {
  /** The list's filters; hidden on a phone while an item is open. */
  above: ReactNode;
  list: ReactNode;
  /** The open item; undefined when there is none. */
  reader: Elements;
  /** Shown in place of the reader until an item is chosen. */
  invitation: string;
  /** The link back to the list on a phone. */
  back: { label: string; to: OwnAddress };
}

/** A list next to the chosen item; on a phone one of the two. */
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
              <span>{back.label}</span>
            </Link>
            {reader}
          </>
        )}
      </div>
    </div>
  );
}

/**
 * For the heading of the open item: it takes the focus when it was chosen here, because on a phone the list is
 * replaced.
 */
export function useChosenFocus() {
  const isChosen = useNavigationType() === NavigationType.Push;
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isChosen) ref.current?.focus({ preventScroll: false });
  }, [isChosen]);
  return ref;
}
