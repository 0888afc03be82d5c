/**
 * Remembers the texts of a served region. The returned function puts them back where a browser's translation has replaced
 * them, each by one `<font>`, so that React hydrates the HTML that it knows: otherwise it would render the region again and
 * lose what was typed there.
 */
export function keepTexts(region: HTMLElement): () => void {
  const served: { text: Text; data: string; parent: ParentNode | null }[] = [];
  const texts = document.createTreeWalker(region, NodeFilter.SHOW_TEXT);
  while (texts.nextNode() !== null) {
    const text = texts.currentNode as Text;
    served.push({ text, data: text.data, parent: text.parentNode });
  }
  return () => {
    for (const { text, data, parent } of served) {
      if (text.parentNode === null) [...(parent?.children ?? [])].find(isOfTranslation)?.replaceWith(text);
      text.data = data;
    }
  };
}

function isOfTranslation({ tagName }: Element): boolean {
  return tagName === 'FONT';
}
