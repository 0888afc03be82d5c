import { showToast } from '@tintforge/app-base/toasts/toasts';
import { type AddOnPicture, addOnPictures, type CatalogueFault, type VehicleType } from '@tintforge/booking-core';
import { filmTypes, vehicleTypeOf } from '@tintforge/content';
import { Checkbox, Select, TextArea, TextField } from '@tintforge/ui';
import { useState } from 'react';
import { useDone } from '../../lib/use-dialog-step';
import { useKeptForm } from '../../lib/use-kept-form';
import { FormDialog } from '../parts/form-dialog';
import { problemText } from '../parts/problem-text';
import {
  addOnOf,
  type CatalogueAddOnItem,
  type CataloguePackageItem,
  edited,
  emptyForm,
  formErrors,
  formOf,
  type ItemForm,
  newId,
  packageOf,
} from './item-form';
import { type DocumentChange, useSaveDraft } from './use-catalogue';
import { catalogueWords } from './words';

const words = catalogueWords.dialog;

/** The item that the dialog edits; a new one where none is given. */
export type EditedItem =
  | { part: 'package'; vehicleType: VehicleType; item?: CataloguePackageItem }
  | { part: 'add-on'; item?: CatalogueAddOnItem };

interface ItemDialogProps {
  edited: EditedItem;
  faults: readonly CatalogueFault[];
  onClose: () => void;
}

/** Edits a package or an extra in the draft. Entries stay whatever becomes of saving. */
export function ItemDialog({ edited: target, faults, onClose }: ItemDialogProps) {
  const [original] = useState(() => (target.item === undefined ? emptyForm : formOf(target.item)));
  const [typed, setTyped] = useKeptForm<Partial<ItemForm>>('item', {}, emptyForm);
  const form = { ...original, ...typed };
  const done = useDone(onClose);
  const [tries, setTries] = useState(0);
  const wrong = formErrors(form);
  const saving = useSaveDraft(() => {
    showToast({ title: words.saved(form.name.trim() === '' ? catalogueWords.untitled : form.name.trim()) });
    done();
  });
  const isPackage = target.part === 'package';
  const set = (changes: Partial<ItemForm>) => setTyped({ ...typed, ...changes });
  // The contradictions of what was saved last: they stay until something else is typed.
  const faultOf = (field: string, isUnchanged: boolean) => {
    const found = faults.find((each) => each.id === target.item?.id && each.field === field);
    return found === undefined || !isUnchanged ? undefined : catalogueWords.faults(found);
  };
  const text = (
    name: 'name' | 'tier' | 'price' | 'minutes' | 'description' | 'features' | 'warranty' | 'notice',
    field: string = name,
  ) => ({
    name,
    value: form[name],
    autoComplete: 'off',
    error: faultOf(field, form[name] === original[name]),
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => set({ [name]: currentTarget.value }),
  });

  function submit() {
    if (wrong.price || wrong.minutes) setTries((before) => before + 1);
    else saving.mutate(changeOf(target, { original, form }));
  }

  return (
    <FormDialog
      title={titleOf(target)}
      onClose={onClose}
      onSubmit={submit}
      confirm={words.save}
      busyLabel={saving.isPending ? words.saving : undefined}
      problem={saving.isError ? (problemText(saving.error) ?? String(saving.error)) : undefined}
      tries={tries}
      size="large"
    >
      <TextField label={words.name} {...text('name')} />
      {target.part === 'package' && (
        <>
          <TextField label={words.tier} {...text('tier')} />
          <Select
            label={words.film}
            options={filmTypes.map((film) => ({ value: film, label: film }))}
            value={form.filmType}
            error={faultOf('filmType', form.filmType === original.filmType)}
            onChange={({ currentTarget }) =>
              set({ filmType: filmTypes.find((film) => film === currentTarget.value) ?? form.filmType })
            }
          />
        </>
      )}
      <TextField
        label={words.price}
        hint={words.priceHint}
        inputMode="decimal"
        isMono
        {...text('price', 'priceCents')}
        {...(tries > 0 && wrong.price ? { error: words.wrongPrice } : {})}
      />
      <TextField
        label={words.minutes}
        hint={words.minutesHint}
        inputMode="numeric"
        isMono
        {...text('minutes')}
        {...(tries > 0 && wrong.minutes ? { error: words.wrongMinutes } : {})}
      />
      <TextField label={words.description} {...text('description')} />
      <TextArea label={words.features} hint={words.featuresHint} rows={5} {...text('features')} />
      {isPackage ? (
        <TextField label={words.warranty} {...text('warranty')} />
      ) : (
        <>
          <TextField label={words.notice} isOptional {...text('notice')} />
          <Select
            label={words.picture}
            options={[
              { value: '', label: words.noPicture },
              ...addOnPictures.map((picture) => ({ value: picture, label: catalogueWords.pictures[picture] })),
            ]}
            value={form.picture}
            onChange={({ currentTarget }) => set({ picture: pictureOf(currentTarget.value) })}
          />
        </>
      )}
      <Checkbox
        label={words.recommended}
        checked={form.recommended}
        onChange={({ currentTarget }) => set({ recommended: currentTarget.checked })}
      />
      <Checkbox
        label={words.active}
        hint={words.activeHint}
        checked={form.isActive}
        onChange={({ currentTarget }) => set({ isActive: currentTarget.checked })}
      />
    </FormDialog>
  );
}

function pictureOf(value: string): AddOnPicture | '' {
  return addOnPictures.find((picture) => picture === value) ?? '';
}

function titleOf(target: EditedItem): string {
  if (target.item !== undefined) return words.editTitle(target.item.name || catalogueWords.untitled);
  return target.part === 'package' ? `${words.addPackage}: ${vehicleTypeOf(target.vehicleType).name}` : words.addExtra;
}

/** The change of the document: of an item only what was edited, so that a colleague's changes of the rest stay. */
function changeOf(target: EditedItem, { original, form }: { original: ItemForm; form: ItemForm }): DocumentChange {
  return (document) => {
    const taken = [...document.packages, ...document.addOns].map(({ id }) => id);
    const id = target.item?.id ?? newId(form.name, taken);
    if (target.part === 'package') {
      const of = { id, vehicleType: target.vehicleType };
      const change = { from: packageOf(original, of), to: packageOf(form, of) };
      const packages = document.packages.map((item) => (item.id === id ? edited(item, change) : item));
      return { ...document, packages: target.item === undefined ? [...packages, change.to] : packages };
    }
    const change = { from: addOnOf(original, id), to: addOnOf(form, id) };
    const addOns = document.addOns.map((item) => (item.id === id ? edited(item, change) : item));
    return { ...document, addOns: target.item === undefined ? [...addOns, change.to] : addOns };
  };
}
