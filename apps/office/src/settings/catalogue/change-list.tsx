import type { CatalogueChangeView, CatalogueDocument } from '@tintforge/api-contract';
import { type CatalogueFault, formatRate } from '@tintforge/booking-core';
import { vehicleTypeOf } from '@tintforge/content';
import { Banner, formatMoney } from '@tintforge/ui';
import styles from './catalogue.module.css';
import { catalogueWords } from './words';

const words = catalogueWords.publish;

/** Differences, each with its old and its new value. */
export function ChangeList({ changes }: { changes: readonly CatalogueChangeView[] }) {
  return (
    <ul className={styles.changes}>
      {changes.map((change) => (
        <li key={`${change.part} ${change.id} ${change.field} ${change.kind}`}>
          <b>{titleOf(change)}</b>
          <span>{valuesOf(change)}</span>
        </li>
      ))}
    </ul>
  );
}

function titleOf({ part, id, name, field, kind }: CatalogueChangeView): string {
  if (kind === 'moved') return catalogueWords.lists[part] ?? part;
  const shown = itemOf({ part, id, name });
  return kind === 'changed' ? words.change(shown, catalogueWords.fields[field] ?? field) : shown;
}

function itemOf({ part, id, name }: Pick<CatalogueChangeView, 'part' | 'id' | 'name'>): string {
  if (part === 'catalogue') return catalogueWords.notice.everyPage;
  return part === 'vehicle-type' ? vehicleTypeOf(id).name : name || catalogueWords.untitled;
}

function valuesOf({ kind, field, from, to }: CatalogueChangeView): string {
  if (kind === 'added') return words.added;
  if (kind === 'removed') return words.removed;
  if (kind === 'moved') return `${words.moved}: ${textOf(field, to)}`;
  return words.fromTo(textOf(field, from), textOf(field, to));
}

function textOf(field: string, value: CatalogueChangeView['from']): string {
  if (typeof value === 'boolean') return value ? words.on : words.off;
  if (typeof value === 'number') return numberText(field, value);
  if (Array.isArray(value)) return value.join(field === 'features' ? '; ' : ', ') || words.empty;
  return value === null || value === '' ? words.empty : value;
}

function numberText(field: string, value: number): string {
  if (field === 'priceCents') return formatMoney(value);
  return field === 'stateTaxBp' || field === 'surtaxBp' ? formatRate(value) : String(value);
}

/** Contradictions, in plain words. */
export function FaultList({ faults, document }: { faults: readonly CatalogueFault[]; document: CatalogueDocument }) {
  const { packages, addOns, regions } = document;
  const nameOf = ({ id, part }: CatalogueFault) =>
    part === 'vehicle-type'
      ? vehicleTypeOf(id).name
      : [...packages, ...addOns, ...regions].find((item) => item.id === id)?.name || id;
  return (
    <Banner tone="error" title={catalogueWords.draft.faults(faults.length)}>
      <ul className={styles.faults}>
        {faults.map((each) => (
          <li key={`${each.part} ${each.id} ${each.field} ${each.code} ${each.other}`}>
            {each.id !== '' && <b>{`${nameOf(each)}: `}</b>}
            <span>{catalogueWords.faults(each)}</span>
          </li>
        ))}
      </ul>
    </Banner>
  );
}
