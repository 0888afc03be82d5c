import { staffEndpoints } from './staff/endpoints';
import { visitorEndpoints } from './visitor-endpoints';

/** Every call of the api. Clients carry one of its two halves, so that no visitor fetches the shop's. */
export const endpoints = { ...visitorEndpoints, ...staffEndpoints };

export type VisitorEndpointName = keyof typeof visitorEndpoints;
export type StaffEndpointName = keyof typeof staffEndpoints;
export type EndpointName = VisitorEndpointName | StaffEndpointName;
