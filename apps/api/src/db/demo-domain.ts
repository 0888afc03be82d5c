import { brand } from '@tintforge/content';

/** The domain of a demo's addresses: the shop's own. */
export const demoDomain: string = brand.email.split('@')[1] ?? 'shop.example';
