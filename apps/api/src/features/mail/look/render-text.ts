import { brand, mailWords } from '@tintforge/content';
import type { MailDocument, MailPart } from '../document';

/**
 * An email as plain text: the same facts in the same order, every link on a separate line. `opening` is when the phone is answered:
 * "Mon-Fri 9am-6pm".
 */
export function renderText({ parts, foot }: MailDocument, { opening }: { opening: string }): string {
  return `${[brand.name, ...parts.map(renderPart), renderFoot(foot, opening)].join('\n\n')}\n`;
}

function renderFoot({ line, reason }: MailDocument['foot'], opening: string): string {
  const { questions, signature } = mailWords.foot;
  const call = line === undefined ? [] : [`${questions} ${line.phone}, ${opening}.`];
  // Two hyphens and a space begin what programs fold away (RFC 3676, section 4.3).
  return ['-- ', ...call, reason, signature].join('\n');
}

function renderPart(part: MailPart): string {
  switch (part.kind) {
    case 'opening':
      return [part.lead, part.title, part.detail].filter((line) => line !== undefined).join('\n');
    case 'heading':
      return `${part.text}\n${'-'.repeat(part.text.length)}`;
    case 'paragraph':
      return part.text;
    case 'quote':
      return part.text.replaceAll(/^/gm, '> ');
    case 'pass':
      return `${part.label}: ${part.code}\n${part.hint}`;
    case 'button':
      return `${part.label}:\n${part.url}`;
    case 'facts':
      return part.rows.map(({ name, lines }) => `${name}: ${lines.join('\n  ')}`).join('\n');
    case 'bill':
      return [...part.lines, part.total].map(({ name, amount }) => `${name}: ${amount}`).join('\n');
    case 'note':
      return [part.title, part.text].filter((line) => line !== undefined).join('\n');
    case 'list':
      return part.items.map((item) => `- ${item}`).join('\n');
  }
}
