import '@tintforge/ui/styles.css';
import { createClient } from '@tintforge/api-contract/client';
import { formatCents, priceOrder } from '@tintforge/booking-core';
import { brand } from '@tintforge/content';
import { Button } from '@tintforge/ui';
import { createRoot } from 'react-dom/client';

const sedan = {
  id: 'sedan-basic',
  vehicleType: 'sedan',
  name: 'Sedan Basic',
  tier: 'Basic',
  description: '',
  priceCents: 19_999,
  minutes: 120,
  features: [],
  services: [],
  filmType: 'Hybrid Film',
  warranty: '',
  recommended: false,
} as const;
const closed = [null, null, null, null, null, null, null] as const;
const hours = { shopAndPhone: closed, office: closed, appointmentsByPhone: closed };
const vehicleTypes = [
  { id: 'sedan', name: 'Sedan', drawing: 'sedan', zones: ['front-sides', 'back'], usualBody: 'sedan-type' },
] as const;
const filmTypes = ['Hybrid Film'];
const catalogue = {
  vehicleTypes,
  filmTypes,
  packages: [sedan],
  addOns: [],
  regions: [],
  shades: [],
  hours,
  travelMinutes: 30,
};
const order = priceOrder(catalogue, { vehicleType: 'sedan', packageId: 'sedan-basic', addOnIds: [] });
const label = order.ok ? `Pay ${formatCents(order.value.totalCents)}` : order.problem;

const call = createClient();
const askDemo = () => call('getDemo', {});

const place = document.getElementById('app');
if (place !== null) {
  createRoot(place).render(
    <main>
      <p>{brand.tagline}</p>
      <Button variant="primary" onClick={askDemo}>
        {label}
      </Button>
    </main>,
  );
}
