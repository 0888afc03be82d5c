import { expect, test } from 'vitest';
import { packageWith, vehiclesWith } from './film-packages';

test('each film is booked in its package of lowest price, for the vehicles that it is sold for', () => {
  expect(packageWith('Ceramic Film', 'luxury')?.id).toBe('luxury-elite');
  expect(packageWith('Hybrid Film', 'suv')?.id).toBe('suv-basic');
  expect(packageWith('Carbon Film', 'truck')?.id).toBe('truck-premium');
  expect(packageWith('Hybrid Film', 'luxury')).toBeUndefined();
  expect(vehiclesWith('Hybrid Film')).toEqual(['sedan', 'suv', 'truck']);
  expect(vehiclesWith('Ceramic Film')).toEqual(['sedan', 'suv', 'truck', 'luxury']);
});
