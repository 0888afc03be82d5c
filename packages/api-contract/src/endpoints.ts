import { staffEndpoints } from './staff/endpoints';
import { openedEndpoints, visitorEndpoints } from './visitor-endpoints';

/** Every call of the api. Clients carry what their pages call, so that no visitor fetches the shop's. */
export const endpoints = { ...visitorEndpoints, ...openedEndpoints, ...staffEndpoints };

/** The name of a call that visitors and customers make. */
export type VisitorEndpointName = keyof typeof visitorEndpoints;

/** The name of an address that a browser opens or another program calls. */
export type OpenedEndpointName = keyof typeof openedEndpoints;

/** The name of a call of the shop's own area. */
export type StaffEndpointName = keyof typeof staffEndpoints;

/** The name of any call of the api. */
export type EndpointName = VisitorEndpointName | OpenedEndpointName | StaffEndpointName;
