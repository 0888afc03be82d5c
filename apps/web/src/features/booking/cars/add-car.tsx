import { wizardWords } from '@tintforge/content';
import { Button } from '@tintforge/ui';
import { useState } from 'react';
import { bookingWords } from '../words';
import { fetchCars } from './late-cars';

/** The button for one more car. The first press fetches the code of several. */
export function AddCar({ onAdd }: { onAdd: () => void }) {
  const [isBusy, setIsBusy] = useState(false);

  async function add() {
    setIsBusy(true);
    await fetchCars();
    setIsBusy(false);
    onAdd();
  }

  return (
    <Button isBlock busyLabel={isBusy ? wizardWords.loading : undefined} onClick={() => void add()}>
      {bookingWords.cars.add}
    </Button>
  );
}
