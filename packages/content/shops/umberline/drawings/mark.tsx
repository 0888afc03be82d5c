import styles from './mark.module.css';

/** The shop's mark next to its name: a sun behind a snowy peak and pines, as in its icons. */
export function Mark() {
  return (
    <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" className={styles.root}>
      <path fill="#33306b" d="M0 0h32v32H0Z" />
      <path fill="#7d4490" d="M0 9h32v23H0Z" />
      <path fill="#e07a86" d="M0 14h32v18H0Z" />
      <circle cx="22.5" cy="15.5" r="4.5" fill="#ffe6a8" />
      <path fill="#f6f4fe" d="m12.5 6 3.6 6-2.1-.8-1.5 1.6-1.6-1.5-1.9.7Z" />
      <path fill="#4b3a7a" d="M0 24 9 11.9l1.9-.7 1.6 1.6 1.5-1.6 2.1.8 6.4 10.5L27 17l5 6v9H0Z" />
      <path fill="#191a38" d="M0 26l3-4 2 3 3-5 3 6 3-4 2 3 3-5 3 5 3-4 3 5 4-4v12H0Z" />
    </svg>
  );
}
