import { phoneHref } from '@tintforge/booking-core';
import { brand, mailWords } from '@tintforge/content';
import type { MailAmount, MailDocument, MailPart } from '../document';
import { colors } from './colors';
import { escapeHtml } from './html-text';
import { type Look, looks, styleSheet } from './looks';

/**
 * An email as an HTML page for email clients: tables where they need them, inline styles, a style sheet only for dark
 * mode and phones, no script and no external resources. `opening` is when the phone is answered: "Mon-Fri 9am-6pm".
 */
export function renderHtml(
  { preheader, parts, foot }: MailDocument,
  { subject, opening }: { subject: string; opening: string },
): string {
  const panes = colors.ramp.map((color) => `<td ${as('pane')} bgcolor="${color}">&nbsp;</td>`).join('');
  return `<!doctype html>
<html lang="en-US"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no"><meta name="x-apple-disable-message-reformatting">
<title>${escapeHtml(subject)}</title>
<style>
:root { color-scheme: light dark; }
${styleSheet}
</style></head><body ${as('page')}>
<div ${as('preheader')}>${escapeHtml(preheader)}</div>
${tableOf('mail', `width="600" align="center"`)}
<tr><td ${as('brand')}>${escapeHtml(brand.name)}</td></tr>
<tr><td style="padding:0">${tableOf('ramp')}<tr>${panes}</tr></table></td></tr>
<tr><td ${as('body')}>
${parts.map(renderPart).join('\n')}
</td></tr>
<tr><td ${as('foot')}>${renderFoot(foot, opening)}</td></tr>
</table></body></html>
`;
}

function renderPart(part: MailPart): string {
  switch (part.kind) {
    case 'opening':
      return renderOpening(part);
    case 'heading':
      return `<h2 ${as('heading')}>${speak(part.text)}</h2>`;
    case 'paragraph':
      return `<p ${as('paragraph')}>${speak(part.text)}</p>`;
    case 'quote':
      return `<blockquote ${as('quote')}>${escapeHtml(part.text)}</blockquote>`;
    case 'pass':
      return renderPass(part);
    case 'button':
      return `${tableOf('buttonTable')}<tr><td ${as('buttonCell')} bgcolor="${colors.ember}"><a ${as('button')} href="${escapeHtml(part.url)}">${escapeHtml(part.label)}</a></td></tr></table>`;
    case 'facts':
      return `${tableOf('table')}${part.rows.map(renderFact).join('')}</table>`;
    case 'bill':
      return renderBill(part);
    case 'note':
      return `<div ${as('note')}><b>${speak(part.title)}</b>${part.text === undefined ? '' : `<br>${speak(part.text)}`}</div>`;
    case 'list':
      return `<ul ${as('list')}>${part.items.map((item) => `<li ${as('item')}>${speak(item)}</li>`).join('')}</ul>`;
  }
}

function renderOpening({ lead, title, detail }: Extract<MailPart, { kind: 'opening' }>): string {
  const before = lead === undefined ? '' : `<p ${as('lead')}>${speak(lead)}</p>`;
  const after = detail === undefined ? '' : `<p ${as('detail')}>${speak(detail)}</p>`;
  return `${before}<h1 ${as('title')}>${speak(title)}</h1>${after}<div ${as('gap')}>&nbsp;</div>`;
}

function renderPass({ label, code, hint, picture, pictureLabel }: Extract<MailPart, { kind: 'pass' }>): string {
  const image = `<img ${as('picture')} src="cid:${escapeHtml(picture)}" width="160" height="160" alt="${escapeHtml(pictureLabel)}">`;
  const text = `<p ${as('passDim')}>${escapeHtml(label)}</p><p ${as('code')} translate="no">${escapeHtml(code)}</p><p ${as('passDim')}>${escapeHtml(hint)}</p>`;
  return `${tableOf('pass', `bgcolor="${colors.inkDeep}"`)}<tr><td ${as('passPicture')} bgcolor="#ffffff">${image}</td><td ${as('passText')}>${text}</td></tr></table>`;
}

function renderFact({ name, lines }: { name: string; lines: readonly string[] }): string {
  return `<tr><td ${as('name')}>${escapeHtml(name)}</td><td ${as('value')}>${lines.map(speak).join('<br>')}</td></tr>`;
}

function renderBill({ lines, total }: { lines: readonly MailAmount[]; total: MailAmount }): string {
  const row = ({ name, amount }: MailAmount, [nameLook, amountLook]: readonly [Look, Look]) =>
    `<tr><td ${as(nameLook)}>${escapeHtml(name)}</td><td ${as(amountLook)} translate="no">${escapeHtml(amount)}</td></tr>`;
  const rows = lines.map((each) => row(each, ['line', 'amount']));
  return `${tableOf('table')}${rows.join('')}${row(total, ['totalName', 'totalAmount'])}</table>`;
}

function renderFoot({ line, reason }: MailDocument['foot'], opening: string): string {
  const { questions, signature } = mailWords.foot;
  const call =
    line === undefined ? [] : [`${escapeHtml(questions)} ${phoneLink(line.url, line.phone)}, ${escapeHtml(opening)}.`];
  return [...call, speak(reason), escapeHtml(signature)].join('<br>');
}

/** Phone numbers as `formatPhone` writes them. */
const phones = /(?:\(\d{3}\) \d{3}-\d{4}|\+\d{1,3} \d{6,14})(?: x\d{1,6})?/g;

/** Codes, email addresses and amounts. */
const values = /[A-Z]{2}-[\dA-Z]{4}-[\dA-Z]{4}|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\$\d[\d,]*(?:\.\d{2})?/g;

/** A text with clickable phone numbers; they and other values are kept from a translation. */
function speak(text: string): string {
  return escapeHtml(text)
    .replaceAll(values, '<span translate="no">$&</span>')
    .replaceAll(phones, (number) => phoneLink(phoneHref(number), number));
}

function phoneLink(url: string, text: string): string {
  return `<a ${as('link')} translate="no" href="${escapeHtml(url)}">${escapeHtml(text)}</a>`;
}

/** A table that only lays out: programs that read aloud pass over it. */
function tableOf(look: Look, attributes = ''): string {
  return `<table ${as(look)} role="presentation" cellpadding="0" cellspacing="0" border="0" ${attributes}>`;
}

function as(look: Look): string {
  return `class="${look}" style="${looks[look]}"`;
}
