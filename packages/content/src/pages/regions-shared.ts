/** The words that the regional pages share. */
export const regionWords = {
  callNow: 'Call Now',
  /** Leads to the request for a quote. */
  quote: 'Get a quote',
  phone: 'Phone',
  online: 'Online booking',
  mobile: 'Mobile service',
} as const;
