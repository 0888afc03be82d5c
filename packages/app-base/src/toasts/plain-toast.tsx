import type { ToastContent } from '@tintforge/ui';
import { useEffect } from 'react';
import styles from './plain-toast.module.css';
import { dismissPlainToast } from './toasts';

/** Time until a toast closes, in milliseconds (docs/product.md, Pages). */
const durationMs = 5_000;

/** A toast without the toaster: text on dark glass that disappears on its own. */
export function PlainToast({ content }: { content: ToastContent }) {
  useEffect(() => {
    const timer = setTimeout(() => dismissPlainToast(content), durationMs);
    return () => clearTimeout(timer);
  }, [content]);

  return (
    <div className={styles.root} role="alert" data-theme="ink">
      <b>{content.title}</b>
      <p>{content.description}</p>
    </div>
  );
}
