export { CreateAdminPage } from './create-admin-page';
