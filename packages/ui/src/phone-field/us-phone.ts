/** The ten digits of a US phone number however it was typed ("813.555.4700", "+1 (813) 555-4700"); else undefined. */
export function usPhoneDigits(text: string): string | undefined {
  if (!/^[\d\s().+\-/]*$/.test(text)) return undefined;
  const digits = text.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  // Area code and exchange start with 2 to 9 in the North American Numbering Plan.
  return /^[2-9]\d{2}[2-9]\d{6}$/.test(digits) ? digits : undefined;
}

/** "(813) 555-4700" for anything that holds a US phone number; other text comes back as it was. */
export function formatUsPhone(text: string): string {
  const digits = usPhoneDigits(text);
  if (digits === undefined) return text;
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}
