/** Other profiles of the shop. One without an address leads to the contact page. */
// @owner the addresses of the shop’s accounts
export const socialLinks = [{ icon: 'camera', label: 'Photos', href: undefined }] as const satisfies readonly {
  icon: string;
  label: string;
  href: string | undefined;
}[];
