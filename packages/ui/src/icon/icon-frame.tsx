import styles from './icon.module.css';

interface IconFrameProps {
  outline: string;
  size: 'large' | 'medium' | 'small';
}

/** The outline of an icon in its field. */
export function IconFrame({ outline, size }: IconFrameProps) {
  return (
    <svg
      className={styles.root}
      data-size={size}
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={outline} />
    </svg>
  );
}
