import { demoDomain } from './demo-domain';
/** Demo credentials on the operator's own computer; wherever others can reach the demo, they are invalid. */
export const demoAdmin = { username: 'demo-admin', password: 'demo-admin-1' };

/** The customer of some of the demo's appointments. */
export const demoCustomer = { username: 'demo-customer', password: 'demo-customer-1' };

/** A member of the crews of the first region. */
export const demoCrew = { username: 'demo-crew', password: 'demo-crew-1' };

/** Contact details of the demo customer; the email address is verified. The phone is ten digits, as stored. */
export const demoCustomerContact = {
  email: `demo-customer@${demoDomain}`,
  firstName: 'Sample',
  lastName: 'Customer',
  phone: '8135550100',
};
