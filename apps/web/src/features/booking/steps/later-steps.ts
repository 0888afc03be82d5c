export { AppointmentStep } from './appointment-step';
export { ContactStep } from './contact-step';
export { ExtrasStep } from './extras-step';
export { ReviewStep } from './review-step';
