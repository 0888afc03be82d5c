/** The customer's first name. */
export function firstNameOf({ customerName }: { customerName: string }): string {
  return customerName.trim().split(/\s+/)[0] ?? '';
}
