import type { CheerioAPI } from 'cheerio/slim';
import type { FastifyReply } from 'fastify';
import { askedAbout } from './posted-forms';

/** Reads the HTML of a page of the site by its path; undefined where there is no site. */
export type ReadPage = (path: string) => Promise<string | undefined>;

/** A form as a browser without script has posted it, and why it was not taken. */
export interface RefusedForm {
  fields: URLSearchParams;
  /** Messages by the name of their field; empty where no field is to blame. */
  faults: Readonly<Record<string, string>>;
}

/**
 * Responds to a posted form that was not taken with its page, for a form whose action ends in `#not-sent`. Without a site
 * the browser is sent to the path.
 */
export async function sendRefusedForm(
  reply: FastifyReply,
  { path, readPage, ...refused }: RefusedForm & { path: string; readPage: ReadPage },
): Promise<FastifyReply> {
  const html = await readPage(path);
  if (html === undefined) return reply.redirect(`${path}#not-sent`, 303);
  const page = await refusedForm(html, refused);
  // Kept by the browser alone: Back from the next page returns to it.
  return reply.code(422).header('cache-control', 'private, no-cache').type('text/html; charset=utf-8').send(page);
}

/**
 * A form's page with everything that was posted in its fields; `#not-sent` lists the wrong ones, each with a link to it, and
 * each message follows its field. The page's scripts are left out: they would draw the form as it was built.
 */
export async function refusedForm(html: string, { fields, faults }: RefusedForm): Promise<string> {
  const { load } = await import('cheerio/slim');
  const $ = load(html);
  $('script, link[rel=modulepreload]').remove();
  const form = postedForm($, fields);
  form.closest('details').attr('open', '');
  if (fields.has(askedAbout)) form.append($('<input type="hidden">').attr('name', askedAbout));
  const controls = form
    .find('[name]')
    .toArray()
    .map((control) => $(control));
  for (const control of controls) fill($, control, fields);
  const list = $('<ul></ul>');
  for (const [name, message] of Object.entries(faults)) {
    const control = controls.find((each) => each.attr('name') === name);
    if (control === undefined) continue;
    const { id, label } = markWrong($, control, message);
    const link = $('<a></a>').attr('href', `#${id}`).text(`${label}: ${message}`);
    list.append($('<li></li>').append(link));
  }
  if (list.children().length > 0) $('#not-sent').append(list);
  return $.html();
}

/** The form that posts these fields: forms of one page differ in their hidden `kind`. */
function postedForm($: CheerioAPI, fields: URLSearchParams) {
  const kind = fields.get('kind') ?? undefined;
  return $('form[method=post]').filter((_index, form) => $(form).find('input[name=kind]').attr('value') === kind);
}

type Control = ReturnType<CheerioAPI['root']> | ReturnType<CheerioAPI>;

function fill($: CheerioAPI, control: Control, fields: URLSearchParams): void {
  const name = control.attr('name') ?? '';
  const values = fields.getAll(name);
  const set = (each: Control, attribute: string, isSet: boolean) => each.attr(attribute, isSet ? '' : null);
  if (control.is('textarea')) {
    // The parser drops one line break after the tag.
    control.text(`\n${values[0] ?? ''}`);
  } else if (control.is('select')) {
    for (const option of control
      .find('option')
      .toArray()
      .map((each) => $(each)))
      set(option, 'selected', values.includes(option.attr('value') ?? ''));
  } else if (control.is('[type=radio], [type=checkbox]')) {
    set(control, 'checked', values.includes(control.attr('value') ?? 'on'));
  } else {
    control.attr('value', values[0] ?? '');
  }
}

/** Marks a field as wrong, a group of choices as a whole, with the message behind it. Returns where it is, and its label. */
function markWrong($: CheerioAPI, control: Control, message: string): { id: string; label: string } {
  const group = control.is('[type=radio], [type=checkbox]') ? control.closest('[role=radiogroup], fieldset') : control;
  group.attr('aria-invalid', 'true');
  const id = control.attr('id') ?? `field-${control.attr('name')}`;
  control.attr('id', id);
  const described = [`${id}-error`, group.attr('aria-describedby')].filter((each) => each !== undefined);
  group.attr('aria-describedby', described.join(' '));
  $('<p></p>').attr('id', `${id}-error`).text(message).insertAfter(group);
  const label = group.is('[role=radiogroup]')
    ? $(`[id="${group.attr('aria-labelledby')}"]`)
    : group.is('fieldset')
      ? group.find('legend')
      : $(`label[for="${id}"]`);
  return { id, label: label.first().text().trim() };
}
