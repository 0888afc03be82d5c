export { fileCustomer } from './file-customer';
export { mergeCustomers } from './merge-customers';
export { currentCustomer, customerById, mergedCustomers, updateCustomer } from './store';
