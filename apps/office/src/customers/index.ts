export { CustomerTab } from './customer-tab';
export { CustomersTab } from './customers-tab';
