import type { Daylight } from './daylight';

/** Rays, bloom and a veil of light around the sun. Its flat discs stay behind the car. */
export function Sunburst({ id, light }: { id: string; light: Daylight }) {
  return (
    <>
      <g transform={light.sun}>
        <path opacity=".07" d="M1090 472-801.6 293.2l24-170.7Z" />
        <path opacity=".06" d="M1090 472-717-115.1l99.3-245.8Z" />
        <path opacity=".08" d="M1090 472-394.9-713.4l104.4-120.1Z" />
        <path opacity=".06" d="M1090 472-10.6-1076.7l249.9-150.2Z" />
        <path opacity=".07" d="M1090 472 656.1-1377.8l143.2-27.8Z" />
        <path opacity=".06" d="m1090 472 112.7-1896.7 236.8 29.1Z" />
        <path opacity=".08" d="m1090 472 821-1713.5 140.5 74.7Z" />
        <path opacity=".06" d="M1090 472 2428.8-876.2l182.6 210.1Z" />
        <path opacity=".07" d="m1090 472 1727.5-790.9 64.6 159.8Z" />
        <path opacity=".05" d="m1090 472 1868.8-343 27.5 223.7Z" />
        <circle fill={`url(#${id}-veil)`} cx="1090" cy="472" r="360" />
      </g>
      <g clipPath={`url(#${id}-above-car)`}>
        <g transform={light.sun}>
          <circle opacity=".08" cx="1090" cy="472" r="250" />
          <circle opacity=".18" cx="1090" cy="472" r="165" />
          <circle opacity=".34" cx="1090" cy="472" r="108" />
          <circle opacity=".75" cx="1090" cy="472" r="72" />
        </g>
      </g>
    </>
  );
}
