export { fileCustomer } from './file-customer';
export { mergeCustomers } from './merge-customers';
export { currentCustomer, customerByEmail, customerById, mergedCustomers, updateCustomer } from './store';
