import type { CatalogueDocument, CatalogueSettings } from '@tintforge/api-contract';
import type { CatalogueFault } from '@tintforge/booking-core';
import { filmTypes, officePageNames, vehicleTypes } from '@tintforge/content';
import { Badge, Button, formatMoney, keepValues } from '@tintforge/ui';
import { useDialogStep } from '../../lib/use-dialog-step';
import { ChoiceChips } from '../parts/choice-chips';
import { Loaded } from '../parts/loaded';
import { problemText } from '../parts/problem-text';
import { Room } from '../parts/room';
import { RowButton } from '../parts/row-button';
import rows from '../parts/rows.module.css';
import styles from './catalogue.module.css';
import { DraftStatus } from './draft-status';
import { type EditedItem, ItemDialog } from './item-dialog';
import { swapped } from './item-form';
import { NoticeRow } from './notice-row';
import { useEndedPreview } from './preview-dialog';
import { type DocumentChange, editedDocument, judgeDraft, useCatalogue, useSaveDraft } from './use-catalogue';
import { VersionList } from './version-list';
import { catalogueWords as words } from './words';

/** Packages, extras and prices: changed in a draft, published now or on a date. */
export function CatalogueRoom() {
  const query = useCatalogue();
  useEndedPreview();
  return (
    <Room title={officePageNames.catalog} lead={words.lead}>
      <Loaded query={query}>{(settings) => <Editor settings={settings} />}</Loaded>
    </Room>
  );
}

function Editor({ settings }: { settings: CatalogueSettings }) {
  const { dialog, about, open, close } = useDialogStep('catalog', ['package', 'add-on', 'new-package', 'new-add-on']);
  const saving = useSaveDraft();
  const document = editedDocument(settings);
  const edited = dialog === undefined ? undefined : itemOf(document, { dialog, about });
  const { faults } = judgeDraft(settings);
  const problem = problemText(saving.error);
  const save = (change: DocumentChange) => saving.mutate(change);
  return (
    <>
      <DraftStatus settings={settings} section="catalog" />
      {problem !== undefined && <p role="alert">{problem}</p>}
      <Switches document={document} faults={faults} onChange={save} />
      {vehicleTypes.map(({ id: vehicleType, name }) => (
        <ItemList
          key={vehicleType}
          title={name}
          items={document.packages.filter((item) => item.vehicleType === vehicleType)}
          faults={faults}
          addLabel={words.add.package(name)}
          onAdd={() => open('new-package', vehicleType)}
          onEdit={({ id }) => open('package', id)}
          onSwap={(one, other) => save((now) => ({ ...now, packages: swapped(now.packages, one, other) }))}
        />
      ))}
      <ItemList
        title={words.extras}
        items={document.addOns}
        faults={faults}
        addLabel={words.add.extra}
        onAdd={() => open('new-add-on')}
        onEdit={({ id }) => open('add-on', id)}
        onSwap={(one, other) => save((now) => ({ ...now, addOns: swapped(now.addOns, one, other) }))}
      />
      <NoticeRow notice={document.notice ?? ''} />
      <VersionList settings={settings} />
      {edited !== undefined && <ItemDialog edited={edited} faults={faults} onClose={close} />}
    </>
  );
}

type ItemTask = 'package' | 'add-on' | 'new-package' | 'new-add-on';

/** The item that a dialog is about: by its code, a new package by its vehicle type. Undefined when it is gone. */
function itemOf(
  { packages, addOns }: CatalogueDocument,
  { dialog, about }: { dialog: ItemTask; about: string },
): EditedItem | undefined {
  if (dialog === 'new-add-on') return { part: 'add-on' };
  if (dialog === 'new-package') {
    const type = vehicleTypes.find(({ id }) => id === about);
    return type && { part: 'package', vehicleType: type.id };
  }
  if (dialog === 'add-on') {
    const item = addOns.find(({ id }) => id === about);
    return item && { part: 'add-on', item };
  }
  const item = packages.find(({ id }) => id === about);
  return item && { part: 'package', vehicleType: item.vehicleType, item };
}

interface SwitchesProps {
  document: CatalogueDocument;
  faults: readonly CatalogueFault[];
  onChange: (change: DocumentChange) => void;
}

/** Vehicle types and films, on or off. */
function Switches({ document, faults, onChange }: SwitchesProps) {
  const faultOf = (part: CatalogueFault['part']) => {
    const found = faults.filter((each) => each.part === part);
    return found.length === 0 ? undefined : found.map(words.faults).join(' ');
  };
  return (
    <>
      <ChoiceChips
        legend={words.vehicles}
        hint={words.filmsHint}
        options={vehicleTypes.map(({ id, name }) => ({ value: id, label: name }))}
        chosen={vehicleTypes.map(({ id }) => id).filter((id) => !document.inactiveVehicleTypes.includes(id))}
        error={faultOf('vehicle-type') ?? faultOf('catalogue')}
        onChange={(chosen) =>
          onChange((now) => ({
            ...now,
            inactiveVehicleTypes: vehicleTypes.map(({ id }) => id).filter((id) => !chosen.includes(id)),
          }))
        }
      />
      <ChoiceChips
        legend={words.films}
        hint={words.filmsHint}
        options={filmTypes.map((film) => ({ value: film, label: film }))}
        chosen={filmTypes.filter((film) => !document.inactiveFilmTypes.includes(film))}
        error={faultOf('film-type')}
        onChange={(chosen) =>
          onChange((now) => ({ ...now, inactiveFilmTypes: filmTypes.filter((film) => !chosen.includes(film)) }))
        }
      />
    </>
  );
}

type Item = CatalogueDocument['packages'][number] | CatalogueDocument['addOns'][number];

interface ItemListProps<Each extends Item> {
  title: string;
  items: readonly Each[];
  faults: readonly CatalogueFault[];
  addLabel: string;
  onAdd: () => void;
  onEdit: (item: Each) => void;
  onSwap: (one: string, other: string) => void;
}

function ItemList<Each extends Item>({ title, items, faults, addLabel, onAdd, onEdit, onSwap }: ItemListProps<Each>) {
  return (
    <div className={styles.list}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={rows.list} aria-label={title}>
        {items.map((item, index) => {
          const name = item.name || words.untitled;
          const own = faults.filter(({ id, part }) => id === item.id && (part === 'package' || part === 'add-on'));
          const [above, below] = [items[index - 1], items[index + 1]];
          return (
            <li key={item.id} className={`${styles.row} ${item.isActive ? '' : rows.off}`}>
              <span className={styles.name}>
                <b>{name}</b>
                {item.recommended && (
                  <Badge size="small" tone="highlight">
                    {words.recommended}
                  </Badge>
                )}
                {!item.isActive && <Badge size="small">{words.inactive}</Badge>}
                <small>
                  {keepValues(
                    [
                      words.facts(formatMoney(item.priceCents), item.minutes),
                      ...('filmType' in item ? [item.filmType] : []),
                    ].join(', '),
                  )}
                </small>
                {own.map((each) => (
                  <small key={`${each.code} ${each.field}`} className={styles.fault}>
                    {words.faults(each)}
                  </small>
                ))}
              </span>
              <span className={styles.acts}>
                {above !== undefined && (
                  <RowButton icon="arrow-up" label={words.up(name)} onClick={() => onSwap(item.id, above.id)} />
                )}
                {below !== undefined && (
                  <RowButton icon="arrow-down" label={words.down(name)} onClick={() => onSwap(item.id, below.id)} />
                )}
                <RowButton icon="pencil" label={words.edit(name)} onClick={() => onEdit(item)} />
              </span>
            </li>
          );
        })}
      </ul>
      <Button onClick={onAdd}>{addLabel}</Button>
    </div>
  );
}
