import { CarScene, type CarSceneProps } from '@tintforge/ui/car-scene';
import type { ComponentProps } from 'react';

/** The view behind the car: an evening sky and a plain, until the shop draws its place. */
function OpenView({ light }: ComponentProps<CarSceneProps['View']>) {
  return (
    <>
      <path fill="var(--sky-2)" d="M0 0h1600v600H0Z" />
      <path fill="var(--sky-3)" d="M0 130c500-60 1100-60 1600 0v470H0Z" />
      <path fill="var(--sky-4)" d="M0 240c500-60 1100-60 1600 0v360H0Z" />
      <path fill="var(--sky-5)" d="M0 330c500-50 1100-50 1600 0v270H0Z" />
      <path fill="var(--sky-6)" d="M0 410c500-40 1100-40 1600 0v190H0Z" />
      <path fill="var(--sky-7)" d="M0 470c500-30 1100-30 1600 0v130H0Z" />
      <g transform={light.sun}>
        <circle fill="var(--sun-100)" cx="1090" cy="472" r="52" />
      </g>
      <path fill="var(--sky-3)" d="M0 540c300-50 500-10 800-30s500-30 800 10v100H0Z" />
      <path fill="var(--sea-2)" d="M0 590c500-20 1100 20 1600 0v130H0Z" />
      <path fill="var(--ink-800)" d="M0 712h1600v188H0Z" />
      <path fill="var(--ink-600)" d="M0 708h1600v14H0Z" />
    </>
  );
}

/** The shop's place behind a car: on the start page, the login pages and the page about the shop. */
// @owner a drawing of your place
export function PlaceScene(props: Omit<CarSceneProps, 'View'>) {
  return <CarScene View={OpenView} {...props} />;
}
