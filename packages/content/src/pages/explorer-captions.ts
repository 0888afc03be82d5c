/** The captions of the film explorer's picture: the view, and why it is as dark as it is. */
export const explorerCaptions = {
  outside: 'From outside: daylight passes the glass on its way in and again on its way out.',
  outsideNight: 'At night, with no light inside, every window looks dark from outside, with film or without.',
  outsideLit: 'With the light on inside, it passes the glass once on its way to you: film hides less at night.',
  inside: 'From inside: light passes the glass once, so the view is lighter than the car looks.',
  insideNight: 'At night, film cuts the same share of what little light there is. Judge your shade by this view.',
  sedanOnly: 'We’ve drawn this view for the sedan only, but the film shown is yours.',
  driver: 'Your side window on the left, the back glass in the mirror. The windshield stays bare.',
} as const;
