/** The words that the regional pages share. */
export const regionWords = {
  callNow: 'Call Now',
  phone: 'Phone',
  online: 'Online booking',
  mobile: 'Mobile service',
} as const;
