import type { CatalogueSettings } from '@tintforge/api-contract';
import { formatInstant } from '@tintforge/app-base/shop-time';
import { Banner, Button } from '@tintforge/ui';
import { useDialogStep } from '../../lib/use-dialog-step';
import { DiscardDialog } from './discard-dialog';
import { PreviewDialog } from './preview-dialog';
import { PublishDialog } from './publish-dialog';
import { judgeDraft } from './use-catalogue';
import { catalogueWords as words } from './words';

/** The draft that waits to be published, its contradictions, and its actions. */
export function DraftStatus({ settings, section }: { settings: CatalogueSettings; section: 'catalog' | 'areas' }) {
  const { dialog, open, close } = useDialogStep(`draft in ${section}`, ['publish', 'discard', 'preview']);
  const { draft, versions } = settings;
  const { faults, changes } = judgeDraft(settings);
  const coming = versions.find(({ state }) => state === 'coming');
  return (
    <>
      {typeof coming?.beginsAt === 'string' && (
        <Banner tone="info">{words.coming(coming.number, formatInstant(coming.beginsAt))}</Banner>
      )}
      {draft === null ? (
        <p>{coming === undefined ? `${words.draft.shown} ${words.draft.none}` : words.draft.none}</p>
      ) : (
        <Banner
          tone="warning"
          title={words.draft.title}
          action={
            <>
              <Button variant="primary" onClick={() => open('publish')}>
                {words.draft.review}
              </Button>
              <Button onClick={() => open('preview')}>{words.draft.preview}</Button>
              <Button variant="quiet" onClick={() => open('discard')}>
                {words.draft.discard}
              </Button>
            </>
          }
        >
          {[
            words.draft.text(changes, formatInstant(draft.changed.at), draft.changed.by),
            ...(faults.length > 0 ? [`${words.draft.faults(faults.length)}.`] : []),
          ].join(' ')}
        </Banner>
      )}
      {dialog === 'preview' && draft !== null && <PreviewDialog number={draft.number} onClose={close} />}
      {dialog === 'publish' && draft !== null && <PublishDialog draft={draft} onClose={close} />}
      {dialog === 'discard' && draft !== null && <DiscardDialog draft={draft} onClose={close} />}
    </>
  );
}
