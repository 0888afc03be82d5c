import { useMutation } from '@tanstack/react-query';
import { formatInstant } from '@tintforge/app-base/shop-time';
import { showToast } from '@tintforge/app-base/toasts/toasts';
import { Banner, Button, LinkButton } from '@tintforge/ui';
import { Dialog } from '@tintforge/ui/dialog';
import { useEffect } from 'react';
import { staffApi } from '../../lib/staff-api';
import { FormDialog } from '../parts/form-dialog';
import { fieldErrors, problemText } from '../parts/problem-text';
import { settingsWords } from '../words';
import styles from './catalogue.module.css';
import { reloadCatalogue } from './use-catalogue';
import { catalogueWords } from './words';

const words = catalogueWords.preview;

interface PreviewDialogProps {
  /** The draft, or a coming version. */
  number: number;
  onClose: () => void;
}

/** Lets this browser show the site with a version that isn't in force, and then leads to its pages. */
export function PreviewDialog({ number, onClose }: PreviewDialogProps) {
  const preview = useMutation({
    mutationFn: () => staffApi('previewCatalogue', { params: { id: String(number) } }),
    onError: () => void reloadCatalogue(),
  });
  const begun = preview.data;
  const problem = preview.isError
    ? (problemText(preview.error) ?? (Object.values(fieldErrors(preview.error)).join(' ') || words.failed))
    : undefined;
  if (begun !== undefined) return <Begun until={begun.until} onClose={onClose} />;
  return (
    <FormDialog
      title={words.title}
      isQuestion
      onClose={onClose}
      onSubmit={() => preview.mutate()}
      confirm={words.begin}
      busyLabel={preview.isPending ? words.busy : undefined}
      problem={problem}
    >
      <p>{words.text}</p>
    </FormDialog>
  );
}

/** Where to look, and until when. */
function Begun({ until, onClose }: { until: string; onClose: () => void }) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.title}
      size="small"
      closeLabel={settingsWords.close}
      footer={<Button onClick={onClose}>{words.close}</Button>}
    >
      <div className={styles.previewLinks}>
        <Banner tone="success" title={words.ready}>
          {words.until(formatInstant(until))}
        </Banner>
        {words.pages.map(({ label, path }) => (
          <LinkButton
            key={path}
            isBlock
            render={(anchor) => <a href={path} target="_blank" rel="noopener" {...anchor} />}
          >
            {label}
          </LinkButton>
        ))}
      </div>
    </Dialog>
  );
}

/** Ends this browser's preview once the bar above its pages has led here. */
export function useEndedPreview(): void {
  useEffect(() => {
    const address = new URL(window.location.href);
    if (address.searchParams.get('preview') !== 'end') return;
    address.searchParams.delete('preview');
    window.history.replaceState(window.history.state, '', address);
    void staffApi('endCataloguePreview', {}).then(
      () => showToast({ title: words.ended }),
      () => showToast({ title: words.notEnded, variant: 'destructive' }),
    );
  }, []);
}
