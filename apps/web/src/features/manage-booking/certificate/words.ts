export const certificateWords = {
  heading: 'Certificate of exemption',
  headingOf: (number: number, vehicle: string) => `Certificate of car ${number}, ${vehicle}`,
  text: 'Send a photo of your certificate, or a screenshot of a PDF. Our office alone sees it, and we delete it with your exemption.',
  list: 'Photos that our office has',
  received: 'Our office has it',
} as const;
