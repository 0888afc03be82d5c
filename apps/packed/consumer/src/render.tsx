import { Button, Receipt, StatusBadge, TextField } from '@tintforge/ui';
import { Sedan } from '@tintforge/ui/vehicles/sedan';
import { renderToStaticMarkup } from 'react-dom/server';

/** A page of parts of every kind: a drawing, a field, a badge, figures, a button. */
export function renderPage(): string {
  return renderToStaticMarkup(
    <main>
      <Sedan title="A sedan" vlt={35} />
      <TextField label="Name" name="name" />
      <StatusBadge status="confirmed" label="Confirmed" />
      <Receipt lines={[{ label: 'Film', cents: 44_998 }]} total={{ label: 'Total', cents: 44_998 }} />
      <Button variant="primary">Pay</Button>
    </main>,
  );
}
