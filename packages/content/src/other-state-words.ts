/** Words about cars of other states. A page takes them with the law of such a state. */
export const otherStateWords = {
  /** Where the state's law was not read, or not for every window. */
  everyState: {
    lead: 'Pick a shade for each window. We couldn’t verify every limit of your car’s state. What we recommend there meets the rule of every U.S. state we’ve read.',
    nearest: 'Shades that meet the rule of every U.S. state we’ve read',
    none: 'No shade of this film meets the rule of every U.S. state we’ve read on this glass. Leave this window without film, or ask us.',
  },
  /** A label or certificate that only the state or the manufacturer gives. */
  paper: {
    label: 'I know that the car needs a label or certificate that the shop can’t supply',
    missing: 'Please confirm that you know about the label or certificate',
  },
} as const;
