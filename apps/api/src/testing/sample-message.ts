import type { ContactMessage } from '@tintforge/api-contract';

/** A message to the shop as the contact form sends it. */
export const sampleMessage = {
  name: 'Sample Customer',
  email: 'customer@tintforge.example',
  phone: '(813) 555-0142',
  service: 'Residential Tinting',
  message: 'Six south-facing panes.\nSecond floor.',
} as const satisfies ContactMessage;
