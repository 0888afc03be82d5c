import styles from './film-list.module.css';

interface FilmListProps {
  items: readonly { name: string; claim?: string | undefined; text: string }[];
}

/** Films to choose from, one a line: its name in large type, the claims, and its use. */
export function FilmList({ items }: FilmListProps) {
  return (
    <ul className={styles.root}>
      {items.map(({ name, claim, text }) => (
        <li key={name} className={styles.item}>
          <h3 className={styles.name}>{name}</h3>
          <p className={styles.text}>
            {claim !== undefined && <b className={styles.claim}>{claim}</b>}
            <span>{text}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
