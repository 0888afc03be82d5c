/** What one calls a customer. */
export function firstNameOf({ customerName }: { customerName: string }): string {
  return customerName.trim().split(/\s+/)[0] ?? '';
}
