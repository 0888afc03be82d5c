import { useMutation, useQuery } from '@tanstack/react-query';
import type { CatalogueDocument, CatalogueSettings } from '@tintforge/api-contract';
import { codeOf } from '@tintforge/api-contract/client';
import { alwaysFresh, queryClient } from '@tintforge/app-base/query-client';
import { type CatalogueFault, compareCatalogues, findCatalogueFaults } from '@tintforge/booking-core';
import { catalogue } from '@tintforge/content';
import { staffApi } from '../../lib/staff-api';

const queryKey = ['admin', 'settings', 'catalogue'] as const;

/** The catalog in force, the draft and all versions. */
export function useCatalogue() {
  return useQuery({ queryKey, queryFn: ({ signal }) => staffApi('getCatalogue', { signal }), ...alwaysFresh });
}

/** Shows the catalog that a call has returned. */
export function showCatalogue(settings: CatalogueSettings): void {
  queryClient.setQueryData(queryKey, settings);
}

/** Loads the catalog again, after a colleague's change. */
export function reloadCatalogue(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey });
}

/** A change to the document, done on the latest one: entries of two people meet only where both changed one item. */
export type DocumentChange = (document: CatalogueDocument) => CatalogueDocument;

/** Saves a change to the draft, or begins one. After a conflict the draft is loaded, and the next try is on top of it. */
export function useSaveDraft(onSaved?: () => void) {
  return useMutation({
    mutationFn: async (change: DocumentChange) => {
      const settings = queryClient.getQueryData<CatalogueSettings>(queryKey) ?? (await staffApi('getCatalogue', {}));
      const { draft } = settings;
      const body = {
        number: draft?.number ?? 0,
        version: draft?.version ?? 0,
        document: change(editedDocument(settings)),
        note: draft?.note ?? '',
      };
      return staffApi('saveCatalogueDraft', { body });
    },
    onSuccess: (settings) => {
      showCatalogue(settings);
      onSaved?.();
    },
    onError: (error) => {
      if (codeOf(error) === 'changed_meanwhile') void reloadCatalogue();
    },
  });
}

/** The document that the screens show: the draft, or what the next draft is made from. */
export function editedDocument({ draft, latest }: CatalogueSettings): CatalogueDocument {
  return draft?.document ?? latest.document;
}

/** A document as a catalog: with shades, travel and lead times as they are. */
function catalogueFrom(document: CatalogueDocument) {
  const regions = document.regions.flatMap((region) => {
    const own = catalogue.regions.find(({ id }) => id === region.id);
    return own === undefined ? [] : [{ ...own, ...region }];
  });
  return { ...catalogue, ...document, regions };
}

/** Contradictions of what is shown, and the number of changes that are not published. */
export function judgeDraft(settings: CatalogueSettings): { faults: CatalogueFault[]; changes: number } {
  const before = catalogueFrom(settings.latest.document);
  const after = catalogueFrom(editedDocument(settings));
  return { faults: findCatalogueFaults(after, { before }), changes: compareCatalogues(before, after).length };
}
