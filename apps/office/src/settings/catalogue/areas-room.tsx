import type { CatalogueDocument, CatalogueSettings } from '@tintforge/api-contract';
import { showToast } from '@tintforge/app-base/toasts/toasts';
import { type CatalogueFault, formatRate, parseRate, parseZip, plainText, taxRateOf } from '@tintforge/booking-core';
import { officePageNames } from '@tintforge/content';
import { keepValues, TextArea, TextField } from '@tintforge/ui';
import { useState } from 'react';
import { useDialogStep, useDone } from '../../lib/use-dialog-step';
import { useKeptForm } from '../../lib/use-kept-form';
import { FormDialog } from '../parts/form-dialog';
import { Loaded } from '../parts/loaded';
import { problemText } from '../parts/problem-text';
import { Room } from '../parts/room';
import { RowButton } from '../parts/row-button';
import rows from '../parts/rows.module.css';
import styles from './catalogue.module.css';
import { DraftStatus } from './draft-status';
import { edited } from './item-form';
import { editedDocument, judgeDraft, useCatalogue, useSaveDraft } from './use-catalogue';
import { areaWords, catalogueWords } from './words';

const words = areaWords.dialog;

type Area = CatalogueDocument['regions'][number];

/** Phone lines and ZIP codes of the regions, in the same draft as the catalog. */
export function AreasRoom() {
  const query = useCatalogue();
  return (
    <Room title={officePageNames.areas} lead={areaWords.lead}>
      <Loaded query={query}>{(settings) => <Areas settings={settings} />}</Loaded>
    </Room>
  );
}

function Areas({ settings }: { settings: CatalogueSettings }) {
  const { dialog, about, open, close } = useDialogStep('areas', ['area']);
  const { faults } = judgeDraft(settings);
  const areas = editedDocument(settings).regions;
  const edited = dialog === undefined ? undefined : areas.find(({ id }) => id === about);
  return (
    <>
      {settings.draft !== null && <DraftStatus settings={settings} section="areas" />}
      <ul className={rows.list}>
        {areas.map((region) => (
          <li key={region.id} className={styles.row}>
            <span className={styles.name}>
              <b>{region.name || catalogueWords.untitled}</b>
              <small>{keepValues(`${region.phone}, ${region.places}`)}</small>
              <small>{areaWords.zips(region.zipPrefixes)}</small>
              <small>{areaWords.tax(taxRateOf(region))}</small>
              {faultsOf(faults, region.id).map((each) => (
                <small key={`${each.code} ${each.other}`} className={styles.fault}>
                  {catalogueWords.faults(each)}
                </small>
              ))}
            </span>
            <RowButton icon="pencil" label={areaWords.edit(region.name)} onClick={() => open('area', region.id)} />
          </li>
        ))}
      </ul>
      {edited !== undefined && <AreaDialog area={edited} faults={faults} onClose={close} />}
    </>
  );
}

function faultsOf(faults: readonly CatalogueFault[], regionId: string): CatalogueFault[] {
  return faults.filter(({ part, id }) => part === 'region' && id === regionId);
}

interface AreaDialogProps {
  area: Area;
  faults: readonly CatalogueFault[];
  onClose: () => void;
}

function AreaDialog({ area: current, faults, onClose }: AreaDialogProps) {
  // As it was opened: only what is edited here is saved.
  const [area] = useState(current);
  const [typed, setTyped] = useKeptForm<Partial<AreaForm>>('area', {}, areaForm(area));
  const form = { ...areaForm(area), ...typed };
  const done = useDone(onClose);
  const [tries, setTries] = useState(0);
  const saving = useSaveDraft(() => {
    showToast({ title: catalogueWords.dialog.saved(form.name) });
    done();
  });
  const text = (name: 'name' | 'places' | 'phone') => ({
    name,
    value: form[name],
    autoComplete: 'off',
    error: form[name] === area[name] ? errorOf(name) : undefined,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      setTyped({ ...typed, [name]: currentTarget.value }),
  });
  const errorOf = (field: string) => {
    const found = faultsOf(faults, area.id).filter((each) => each.field === field);
    return found.length === 0 ? undefined : found.map(catalogueWords.faults).join(' ');
  };

  const rate = (name: 'stateTaxBp' | 'surtaxBp') => ({
    name,
    value: form[name],
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    error:
      wrongRate(form[name]) && tries > 0
        ? words.wrongRate
        : form[name] === areaForm(area)[name]
          ? errorOf(name)
          : undefined,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      setTyped({ ...typed, [name]: currentTarget.value }),
  });

  function submit() {
    const { id } = area;
    if (wrongRate(form.stateTaxBp) || wrongRate(form.surtaxBp)) return setTries((before) => before + 1);
    const to = areaOf(form, id);
    saving.mutate((now) => ({
      ...now,
      regions: now.regions.map((region) => (region.id === id ? edited(region, { from: area, to }) : region)),
    }));
  }

  return (
    <FormDialog
      title={areaWords.edit(area.name)}
      onClose={onClose}
      onSubmit={submit}
      confirm={catalogueWords.dialog.save}
      busyLabel={saving.isPending ? catalogueWords.dialog.saving : undefined}
      problem={saving.isError ? (problemText(saving.error) ?? String(saving.error)) : undefined}
      tries={tries}
    >
      <TextField label={words.name} {...text('name')} />
      <TextField label={words.phone} inputMode="tel" {...text('phone')} />
      <TextField label={words.places} hint={words.placesHint} {...text('places')} />
      <TextArea
        label={words.zips}
        hint={words.zipsHint}
        value={form.zips}
        error={form.zips === area.zipPrefixes.join(' ') ? errorOf('zipPrefixes') : undefined}
        onChange={({ currentTarget }) => setTyped({ ...typed, zips: currentTarget.value })}
      />
      <TextField label={words.stateTax} hint={words.stateTaxHint} {...rate('stateTaxBp')} />
      <TextField label={words.surtax} hint={words.surtaxHint} {...rate('surtaxBp')} />
    </FormDialog>
  );
}

/** The fields of an area as they are typed; rates in percent. */
interface AreaForm {
  name: string;
  places: string;
  phone: string;
  zips: string;
  stateTaxBp: string;
  surtaxBp: string;
}

function areaForm({ name, places, phone, zipPrefixes, stateTaxBp, surtaxBp }: Area): AreaForm {
  const percent = (basisPoints = 0) => (basisPoints === 0 ? '' : formatRate(basisPoints).replace('%', ''));
  const rates = { stateTaxBp: percent(stateTaxBp), surtaxBp: percent(surtaxBp) };
  return { name, places, phone, zips: zipPrefixes.join(' '), ...rates };
}

function wrongRate(text: string): boolean {
  return text.trim() !== '' && parseRate(text) === undefined;
}

/** The form as an area. An empty rate, or 0, is none. */
function areaOf({ name, places, phone, zips, stateTaxBp, surtaxBp }: AreaForm, id: string): Area {
  const [state, surtax] = [parseRate(stateTaxBp) ?? 0, parseRate(surtaxBp) ?? 0];
  return {
    id,
    name: name.trim(),
    places: places.trim(),
    phone: plainText(phone),
    zipPrefixes: plainText(zips)
      .split(/[\s,;]+/)
      .filter((code) => code !== '')
      .map((code) => parseZip(code) ?? code),
    ...(state === 0 ? {} : { stateTaxBp: state }),
    ...(surtax === 0 ? {} : { surtaxBp: surtax }),
  };
}
