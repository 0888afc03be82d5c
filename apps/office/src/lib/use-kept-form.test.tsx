// @vitest-environment jsdom

import { readDraft } from '@tintforge/app-base/session/drafts';
import { openPage } from '@tintforge/app-base/testing/open-page';
import { expect, test } from 'vitest';
import { useDialogStep, useDone } from './use-dialog-step';
import { useKeptForm } from './use-kept-form';

interface Form {
  name: string;
  days: readonly number[];
  region: string | null;
}

const empty: Form = { name: '', days: [], region: null };

function Fields({ sample, onClose }: { sample: unknown; onClose: () => void }) {
  const [form, set] = useKeptForm('form', empty, sample);
  const done = useDone(onClose);
  return (
    <>
      <p>{JSON.stringify(form)}</p>
      <button type="button" onClick={() => set({ name: 'Crew 3', days: [1, 2], region: 'west' })}>
        Type
      </button>
      <button type="button" onClick={done}>
        Save
      </button>
    </>
  );
}

function Page({ sample }: { sample: unknown }) {
  const { dialog, open, close } = useDialogStep('page', ['edit']);
  return (
    <>
      <button type="button" onClick={() => open('edit')}>
        Open
      </button>
      {dialog === 'edit' && <Fields sample={sample} onClose={close} />}
    </>
  );
}

/** The page in this tab's current history entry, as after a reload. */
const openHere = (sample: unknown) => openPage('/', <Page sample={sample} />, window.history.state);

const whole = { ...empty, days: [0] };
const typed = JSON.stringify({ name: 'Crew 3', days: [1, 2], region: 'west' });

async function typeOnce() {
  const page = openHere(whole);
  await page.press('Open');
  await page.press('Type');
  await page.words(typed);
  return page;
}

test('what is typed is there after a reload', async () => {
  await typeOnce();
  await openHere(whole).words(typed);
});

test('what no longer has the shape of the form is left out', async () => {
  await typeOnce();
  await openHere({ name: 0, days: [0], region: null }).words(
    JSON.stringify({ ...empty, days: [1, 2], region: 'west' }),
  );
  await openHere({ name: '' }).words(JSON.stringify({ ...empty, name: 'Crew 3' }));
  await openHere(empty).words(JSON.stringify({ ...empty, name: 'Crew 3', region: 'west' }));
});

test('what was saved leaves the tab', async () => {
  const page = await typeOnce();
  await page.press('Save');
  await expect.poll(() => page.has('Crew 3')).toBe(false);
  expect(readDraft('dialogs')).toEqual({});
});

test('the tab keeps the last twenty dialogs', async () => {
  const page = await typeOnce();
  for (let count = 0; count < 21; count += 1) {
    window.history.back();
    await expect.poll(() => page.hasButton('Type')).toBe(false);
    await page.press('Open');
    await page.press('Type');
    await page.words(typed);
  }
  expect(Object.keys(readDraft('dialogs') as object)).toHaveLength(20);
});
