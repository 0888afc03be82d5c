import * as Toast from 'radix-ui/toast';
import { useSyncExternalStore } from 'react';
import { Icon } from '../icon/icon';
import { keepValues } from '../keep-values/keep-values';
import { dismissToast, type ToastRecord, toastDurationMs, toastStore } from './toast-store';
import styles from './toaster.module.css';

const noToasts: readonly ToastRecord[] = [];

/** The place of toasts. Once in a page, anywhere in it; F8 moves the focus here. */
export function Toaster() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read, () => noToasts);
  // Its helpers write style attributes in served HTML, which the policy refuses: only a browser renders it.
  const isInBrowser = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  if (!isInBrowser) return null;
  return (
    <Toast.Provider duration={toastDurationMs} swipeDirection="right" swipeThreshold={50}>
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
      <Toast.Viewport className={styles.viewport} hotkey={['F8']} />
    </Toast.Provider>
  );
}

function ToastCard({ toast }: { toast: ToastRecord }) {
  const variant = toast.variant ?? 'default';
  return (
    <Toast.Root
      className={styles.root}
      data-theme="ink"
      data-variant={variant}
      type={variant === 'destructive' ? 'foreground' : 'background'}
      open={toast.isOpen}
      onOpenChange={(isOpen) => !isOpen && dismissToast(toast.id)}
    >
      <span className={styles.sign}>
        <Icon name={variant === 'destructive' ? 'circle-alert' : 'circle-check'} />
      </span>
      <div>
        <Toast.Title className={styles.title}>{keepValues(toast.title)}</Toast.Title>
        {toast.description !== undefined && (
          <Toast.Description className={styles.description}>{keepValues(toast.description)}</Toast.Description>
        )}
      </div>
      <Toast.Close className={styles.close} aria-label="Close">
        <Icon name="x" />
      </Toast.Close>
    </Toast.Root>
  );
}

function neverChanges() {
  return () => {};
}
