import type { ContactMessage } from '@tintforge/api-contract';
import { sampleShop } from './sample-shop';

/** A message to the shop as the contact form sends it. */
export const sampleMessage = {
  name: 'Sample Customer',
  email: 'customer@tintforge.example',
  phone: sampleShop.phone,
  service: 'Residential Tinting',
  message: 'Six south-facing panes.\nSecond floor.',
} as const satisfies ContactMessage;
