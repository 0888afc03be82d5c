export { recordAudit, type StaffAct } from './record-audit';
