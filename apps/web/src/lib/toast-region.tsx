import { lazy, Suspense } from 'react';

const Toaster = lazy(async () => ({ default: (await import('@tintforge/ui/toaster')).Toaster }));

/** Where toasts appear. Its code comes after the page's own. */
export function ToastRegion() {
  return (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  );
}
