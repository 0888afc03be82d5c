/** Other profiles of the shop. Owners put in their own URLs; one without leads to the contact page. */
// @owner the addresses of the shop’s accounts
export const socialLinks = [
  { icon: 'camera', label: 'Photos', href: undefined },
  { icon: 'play', label: 'Videos', href: undefined },
] as const satisfies readonly { icon: string; label: string; href: string | undefined }[];
