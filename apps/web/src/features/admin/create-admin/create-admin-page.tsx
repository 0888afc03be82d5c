import { siteWords } from '@tintforge/content';

export function CreateAdminPage() {
  return <h1>{siteWords.office.createAdmin}</h1>;
}
